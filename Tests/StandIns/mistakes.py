"""What is wrong in view files, one place at a time, and would not compile with Apple's newest SDK.

For each file: the fault, a text that is in the file exactly once, and what it becomes. The faults
are those that stand-ins could miss: a member that is too new or hides a newer one, a label, an
order, an override, an isolation, an optional, a type, a name.
"""

# Made in the project, so that every kind of screen is there.
MODULES = [
    "Timeline --kind list --screens list,detail,create,edit,delete,search --fields "
    "id:Int64,name:String",
    "Compose --kind form --fields name:String",
    "Profile --kind item --fields id:Int64,name:String",
    "Login --kind login",
    "Notes --kind list --pattern mvc",
    "Draft --kind form --pattern mvc-variant",
    "Fact --kind item --pattern mv --ui swiftui",
]

NO_CODER = """    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
"""


def and_also(text, line):
    """Something more, on a line of its own behind a text."""
    return text, f"{text}\n    {line}"


UIKIT = {
    "BaseViewController.swift": [
        (
            "hides a newer method", *and_also("open func render() {}", "func updateProperties() {}")
        ),
        (
            "hides a newer property",
            *and_also("private var renderer: Renderer?", "private var tab: Renderer?"),
        ),
        (
            "hides a newer property that can be set",
            *and_also("private var placeholder: Placeholder?", "var preferredTransition = 1"),
        ),
        ("no `override`", "open override func viewDidLoad()", "open func viewDidLoad()"),
        ("an override of nothing", "override func viewDidLoad()", "override func viewDidLoaded()"),
        ("no such color", "= .systemBackground", "= .systemBackgrounds"),
        ("a property too new", "renderer = Renderer {", "_ = tab\n      renderer = Renderer {"),
    ],
    "FieldView.swift": [
        ("no such trait", "= .staticText", "= .statictext"),
        ("an optional taken as none", "newValue?.spoken", "newValue.spoken"),
        ("a number for a text", "nameLabel.text = name", "nameLabel.text = 1"),
        ("another type than inherited", "package var text: String?", "package var tag: String?"),
        (
            "hides a newer property",
            *and_also("private let valueLabel = UILabel(.body)", "let cornerConfiguration = 0"),
        ),
    ],
    "Form/ChoiceEntryRow.swift": [
        ("a configuration too new", ".bordered()", ".glass()"),
        ("a text for a flag", "MenuAsPrimaryAction = true", 'MenuAsPrimaryAction = "true"'),
        (
            "the order of arguments",
            "title: choice.choiceText, state: choice == chosen ? .on : .off",
            "state: choice == chosen ? .on : .off, title: choice.choiceText",
        ),
    ],
    "Form/ChoicesEntryRow.swift": [
        ("a wrong label", "children: [Value].choices", "elements: [Value].choices"),
        (
            "no such alignment",
            "contentHorizontalAlignment = .leading", "contentHorizontalAlignment = .top",
        ),
    ],
    "Form/DateEntryRow.swift": [
        ("no such mode", "? .dateAndTime : .date", "? .dateAndTime : .day"),
        ("a wrong label", "for: .valueChanged", "on: .valueChanged"),
        ("an optional for a flag", "picker.isHidden = date == nil", "picker.isHidden = date"),
    ],
    "Form/EntryCardView.swift": [
        ("no `init(coder:)`", NO_CODER, ""),
        (
            "the order of arguments",
            "(.required, for: .horizontal)", "(for: .horizontal, .required)",
        ),
    ],
    "Form/EntryFormView.swift": [
        ("a configuration too new", "configuration: .filled()", "configuration: .prominentGlass()"),
        ("an optional taken as none", "titleLabel?.adjusts", "titleLabel.adjusts"),
        ("no such property", "configuration?.showsActivityIndicator", "configuration?.isLoading"),
        (
            "an anchor of the other axis",
            "keyboardLayoutGuide.topAnchor", "keyboardLayoutGuide.leadingAnchor",
        ),
        (
            "an override of nothing",
            "override func didMoveToWindow()", "override func didMove(to: UIWindow?)",
        ),
    ],
    "Form/EntryGroupView.swift": [
        ("no `override`", "override init(frame: CGRect)", "init(frame: CGRect)"),
    ],
    "Form/EntryRow.swift": [
        ("no such container", "= .semanticGroup", "= .semantic"),
        ("a label left out", "notification: .layoutChanged", ".layoutChanged"),
        ("a method too new", "superview?.endEditing(true)", "setNeedsUpdateProperties()"),
    ],
    "Form/EntryRowsView.swift": [
        ("no `override`", "open override func layoutSubviews()", "open func layoutSubviews()"),
        (
            "the order of arguments",
            "convert(view.bounds, from: view)", "convert(from: view, view.bounds)",
        ),
        ("a property called", "scroller.isTracking", "scroller.isTracking()"),
        ("no designated initializer", "super.init(frame: frame)", "super.init()"),
    ],
    "Form/LongTextEntryRow.swift": [
        ("a property too new", "isScrollEnabled = false", "writingToolsBehavior = .none"),
        (
            "a nonisolated delegate",
            "package func textViewDidEndEditing", "nonisolated package func textViewDidEndEditing",
        ),
        ("a font for a text", "entry.text = textView.text", "entry.text = textView.font"),
    ],
    "Form/RowsEntryRow.swift": [
        ("the order of arguments", "(card, at: index)", "(at: index, card)"),
        ("no such axis", "stack.axis = .vertical", "stack.axis = .column"),
        ("a misspelt method", "card.removeFromSuperview()", "card.removeFromSuperView()"),
    ],
    "Form/SectionEntryRow.swift": [
        (
            "an override of another type",
            "func stand(in row: String?)", "func stand(in row: String)",
        ),
    ],
    "Form/SwitchEntryRow.swift": [
        ("an argument left out", "(entry.value, animated: true)", "(entry.value)"),
    ],
    "Form/TextEntryRow.swift": [
        ("an optional taken as none", 'textField.text ?? ""', "textField.text"),
        ("no such border", "= .roundedRect", "= .rounded"),
        (
            "a property too new",
            "textField.returnKeyType = .next", "textField.allowsNumberPadPopover = false",
        ),
        (
            "a nonisolated delegate",
            "package func textFieldShouldReturn", "nonisolated package func textFieldShouldReturn",
        ),
        ("no such event", "for: .editingChanged", "for: .editing"),
        ("a misspelt method", "textField.becomeFirstResponder", "textField.becomesFirstResponder"),
    ],
    "ItemScrollView.swift": [
        (
            "the order of arguments",
            "systemItem: .edit, primaryAction: UIAction { _ in edit() }",
            "primaryAction: UIAction { _ in edit() }, systemItem: .edit",
        ),
        (
            "a property too new",
            "controller.navigationItem.rightBarButtonItems = buttons",
            'controller.navigationItem.subtitle = ""',
        ),
        ("a property newer still", "button.isEnabled = model", "button.isPaddingRemoved = model"),
    ],
    "UIViewController+Ask.swift": [
        ("no such style", "preferredStyle: .actionSheet", "preferredStyle: .sheet"),
        ("an argument left out", "present(alert, animated: true)", "present(alert)"),
    ],
    "ListFooterView.swift": [
        ("a wrong label", "(style: .medium)", "(size: .medium)"),
        (
            "a wrong label of several",
            "withHorizontalFittingPriority:", "horizontalFittingPriority:",
        ),
        ("no such method", "spinner.stopAnimating()", "spinner.stop()"),
    ],
    "NoticeView.swift": [
        ("no such button", "type: .close", "type: .dismiss"),
        ("a property too new", "isHidden = true", "cornerConfiguration = .capsule()"),
    ],
    "PagedTableView.swift": [
        (
            "another method than the protocol's",
            "SearchResults(for search", "SearchResults(in search",
        ),
        (
            "a misspelt delegate method",
            "func searchBarSearchButtonClicked", "func searchBarButtonClicked",
        ),
        (
            "a protocol left out",
            "UISearchResultsUpdating, UISearchBarDelegate", "UISearchBarDelegate",
        ),
        (
            "a property too new",
            *and_also("tableView.delegate = self", "tableView.topEdgeEffect.isHidden = true"),
        ),
        (
            "the order of arguments",
            "style: .destructive, title: BaseText.delete",
            "title: BaseText.delete, style: .destructive",
        ),
        ("a label left out", "deselectRow(at: indexPath", "deselectRow(indexPath"),
        ("no such property", "obscuresBackgroundDuringPresentation", "dimsBackground"),
    ],
    "Placeholder+UIKit.swift": [
        ("no such configuration", "Configuration.empty()", "Configuration.none()"),
        ("a wrong label", "UIImage(systemName: image)", "UIImage(system: image)"),
        ("no such property", "configuration.secondaryText", "configuration.detailText"),
    ],
    "RemoteImageView.swift": [
        ("no such mode", "= .scaleAspectFill", "= .aspectFill"),
        (
            "a number for an anchor",
            "widthAnchor.constraint(equalToConstant:", "widthAnchor.constraint(equalTo:",
        ),
        ("no `await`", "try await images.image", "try images.image"),
    ],
    "RouterNavigationController.swift": [
        (
            "another method than the protocol's",
            "didShow viewController", "didDisplay viewController",
        ),
        (
            "an argument left out",
            "super.init(nibName: nil, bundle: nil)", "super.init(nibName: nil)",
        ),
        (
            "hides a newer property",
            *and_also(
                "private var shownPath: [Route] = []",
                "var interactiveContentPopGestureRecognizer: Int { 0 }"),
        ),
    ],
    "RouterPresenter.swift": [
        ("a nonisolated method", "    func follow() {", "    nonisolated func follow() {"),
        ("a label left out", "presenting.dismiss(animated: true)", "presenting.dismiss(true)"),
        ("another method than the protocol's", "ControllerDidDismiss(_ ", "ControllerDidClose(_ "),
        ("no method of the protocol", "DidAttemptToDismiss(_ ", "DidTryToDismiss(_ "),
        ("a delegate that is none", "?.delegate = self", "?.delegate = presenting"),
    ],
    "RouterTabBarController.swift": [
        (
            "hides a newer property",
            *and_also("private var renderer: Renderer?", "private let tabs = 1"),
        ),
        (
            "hides a newer property of another type",
            *and_also("private var shownRoute: Route?", "private var selectedTab: Route?"),
        ),
        (
            "hides the newest property",
            *and_also(
                "private var presenter: RouterPresenter<Route>?",
                "private let prominentTabIdentifier = 1"),
        ),
        (
            "a property too new",
            *and_also("delegate = self", "tabBarMinimizeBehavior = .onScrollDown"),
        ),
        ("a type too new", "let stack = RouterNavigationController(", "let stack = UITab("),
    ],
    "ScrollingStackView.swift": [
        ("no such mode", "= .interactive", "= .interactively"),
        ("a property of iOS 17.4", "alwaysBounceVertical = true", "bouncesVertically = false"),
        (
            "hides a property",
            *and_also("private let stack = UIStackView()", "let refreshControl = 1"),
        ),
    ],
    "StackedCell.swift": [
        (
            "an override of another type",
            "reuseIdentifier: String?) {", "reuseIdentifier: String) {",
        ),
    ],
    "StackedContentView.swift": [
        ("not `required`", "public required init?", "public init?"),
    ],
    "StackedView.swift": [
        (
            "a value of another type",
            "stack.alignment = alignment", "stack.distribution = alignment",
        ),
    ],
    "TableDataSource.swift": [
        ("a wrong label", "animatingDifferences: animated", "animated: animated"),
        ("no such method", "snapshot.appendSections(", "snapshot.append("),
        (
            "an override of another type",
            "canEditRowAt indexPath: IndexPath) -> Bool {",
            "canEditRowAt indexPath: IndexPath) -> Int {",
        ),
    ],
    "UILabel+Style.swift": [
        ("not `convenience`", "package convenience init(", "package init("),
        ("no such property", "numberOfLines = lines", "lineLimit = lines"),
    ],
    "UIRefreshControl+Action.swift": [
        (
            "a selector of nothing",
            "addAction(UIAction { _ in refresh() }, for:",
            "addTarget(self, action: #selector(reload), for:",
        ),
    ],
    "UIView+BelowOneAnother.swift": [
        ("a label too many", ".activate([", ".activate(on: ["),
        ("an anchor of the other axis", "Guide.leadingAnchor", "Guide.topAnchor"),
    ],
}

SWIFTUI = {
    "ControllerScreen.swift": [
        ("a modifier too new", ".ignoresSafeArea()", ".glassEffect()"),
        ("no `override`", "override func viewDidLoad()", "func viewDidLoad()"),
        (
            "another method than the protocol's",
            "func updateUIViewController", "func updateViewController",
        ),
        ("a wrong label", "didMove(toParent: self)", "didMove(to: self)"),
    ],
    "EnvironmentValues+Images.swift": [
        ("a default of another type", "images: ImageSource?", "images: ImageSource? = 1"),
    ],
    "Form/ChoiceEntryField.swift": [
        ("a value for a binding", "selection: $entry.value", "selection: entry.value"),
        ("an argument too new", "name.spoken(in: row)", "name.spoken(in: row), isEnabled: true"),
    ],
    "Form/ChoicesEntryField.swift": [
        ("no such alignment", "alignment: .leading", "alignment: .left"),
        ("a color of UIKit's", "(.secondary)", "(.secondaryLabel)"),
    ],
    "Form/DateEntryField.swift": [
        ("a wrong label", "displayedComponents: Value", "components: Value"),
        ("a modifier too new", ".labelsHidden()", ".labelsVisibility(.hidden)"),
        ("a style too new", ".buttonStyle(.borderless)", ".buttonStyle(.glass)"),
    ],
    "Form/EntryFields.swift": [
        ("no such label", "? .send : .next", "? .ok : .next"),
        ("a wrong label", "focused(form.focus, equals:", "focused(form.focus, at:"),
    ],
    "Form/EntryGroup.swift": [
        ("a wrong label of a closure", "} header: {", "} title: {"),
    ],
    "Form/EntryList.swift": [
        ("a modifier too new", ".frame(maxWidth: .infinity)", ".buttonSizing(.flexible)"),
        ("a wrong label", "Disabled(model.isUnsent)", "Disabled(if: model.isUnsent)"),
        ("a label left out", ".onChange(of: focus)", ".onChange(focus)"),
        ("no `await`", "await model.fillIfNeeded()", "model.fillIfNeeded()"),
        ("no such method", "reader.scrollTo(place)", "reader.scroll(to: place)"),
        ("no optional", "var focus: EntryPlace?", "var focus: EntryPlace"),
    ],
    "Form/RowsEntryField.swift": [
        ("a misspelt modifier", ".onDelete {", ".onDeletes {"),
        ("a role too new", "role: .destructive", "role: .close"),
        ("no such value", ".environment(\\.entryRow,", ".environment(\\.entryRows,"),
    ],
    "Form/SwitchEntryField.swift": [
        ("the order of arguments", "(name, isOn: $entry.value)", "(isOn: $entry.value, name)"),
    ],
    "Form/TextEntryField.swift": [
        ("an optional taken as none", '(entry.error ?? "")', "(entry.error)"),
    ],
    "ItemList.swift": [
        ("a label left out", "(BaseText.edit, action: edit)", "(BaseText.edit, edit)"),
        ("no `await`", "in await model.refresh().value", "in model.refresh().value"),
        (
            "the order of arguments",
            "isPresented: $isAsking, titleVisibility: .visible",
            "titleVisibility: .visible, isPresented: $isAsking",
        ),
        (
            "a place too new",
            "(placement: .primaryAction) { delete", "(placement: .subtitle) { delete",
        ),
    ],
    "Kept.swift": [
        ("a value that is no object", "private var box: Box", "private var box: Value"),
        ("a protocol left out", "class Box: ObservableObject", "class Box"),
    ],
    "ListFooterRow.swift": [
        (
            "an argument too new",
            ".multilineTextAlignment(.center)", ".multilineTextAlignment(strategy: .default)",
        ),
    ],
    "LongValue.swift": [
        ("no such behavior", "children: .combine", "children: .combined"),
    ],
    "PagedList.swift": [
        ("a modifier too new", ".onAppear {", ".onScrollVisibilityChange { _ in"),
        ("a wrong label", ".swipeActions {", ".swipeActions(edges: .trailing) {"),
    ],
    "PhaseView.swift": [
        ("a wrong label", "systemImage: image", "symbol: image"),
        ("no such view", "ContentUnavailableView {", "ContentUnavailable {"),
        ("a label too many", "ProgressView(BaseText", "ProgressView(title: BaseText"),
    ],
    "RemoteImage.swift": [
        ("no `await`", "{ await load() }", "{ load() }"),
        (
            "the order of arguments",
            "width: size.width, height: size.height", "height: size.height, width: size.width",
        ),
        ("no such modifier", ".scaledToFill()", ".aspectFill()"),
    ],
    "RouterStack.swift": [
        ("a binding too few", "isPresented: $router.isAsking", "isPresented: router.isAsking"),
        ("a value for a binding", "(path: $router.path)", "(path: router.path)"),
        ("a wrong label", ".sheet(item:", ".sheet(items:"),
        ("a type without `self`", "(for: Route.self)", "(for: Route)"),
        ("no such place", "placement: .cancellationAction", "placement: .cancel"),
    ],
    "RouterTabView.swift": [
        ("a modifier too new", ".tag(tab.id)", ".tabBarMinimizeBehavior(.onScrollDown)"),
        ("a value for a binding", "selection: $tabs.selection", "selection: tabs.selection"),
        (
            "a type too new",
            "stack(tab.router, root: tab.id)", 'Tab("", systemImage: "", value: tab.id) {}',
        ),
    ],
    "View+Notice.swift": [
        ("a modifier too new", "safeAreaInset(edge: .top)", "safeAreaBar(edge: .top)"),
        ("another modifier too new", ".background(.bar)", ".glassEffect(.regular.interactive())"),
        ("the order of arguments", "(.default, value: message)", "(value: message, .default)"),
        ("a wrong label", "initial: true", "initially: true"),
    ],
    "View+Search.swift": [
        ("a value for a binding", "text: Bindable(search).text", "text: search.text"),
        ("a wrong label", ".onSubmit(of: .search)", ".onSubmit(for: .search)"),
    ],
}

REST = {
    "Sources/Modules/Compose/View/UIKit/ComposeContentView.swift": [
        ("no `override`", "override var rows", "var rows"),
    ],
    "Sources/Modules/Compose/View/UIKit/ComposeViewController.swift": [
        ("no `override`", "override func loadView()", "func loadView()"),
        (
            "hides a newer method",
            *and_also(
                "private let contentView = ComposeContentView(frame: .zero)",
                "func updatePropertiesIfNeeded() {}"),
        ),
        ("no `init(coder:)`", NO_CODER, ""),
    ],
    "Sources/Modules/Timeline/View/UIKit/TimelineViewController.swift": [
        ("a text for a view", "view = table", "view = title"),
        ("no such method above", "super.viewDidLoad()", "super.viewDidLoaded()"),
    ],
    "Sources/Modules/Timeline/View/UIKit/TimelineCell.swift": [
        (
            "hides a property of another type",
            *and_also("private let nameLine = UILabel(.headline)", 'let tag = ""'),
        ),
    ],
    "Sources/Modules/Timeline/View/SwiftUI/TimelineRowView.swift": [
        ("no such font", ".font(.headline)", ".font(.headline1)"),
    ],
    "Sources/Modules/Profile/View/UIKit/ProfileViewController.swift": [
        ("an override of nothing", "func viewDidLoad()", "func viewDidLoad(_ animated: Bool)"),
    ],
    "Sources/Modules/Profile/View/SwiftUI/ProfileScreen.swift": [
        ("a label too many", "LabeledContent(ProfileText", "LabeledContent(title: ProfileText"),
    ],
    "Sources/Modules/Login/View/SwiftUI/LoginScreen.swift": [
        (
            "a modifier too new",
            ".navigationTitle(LoginText.title)", ".writingToolsBehavior(.disabled)",
        ),
    ],
    "Sources/Modules/Draft/View/SwiftUI/DraftScreen.swift": [
        ("a modifier too new", ".navigationTitle(DraftText.title)", ".presentationSizing(.form)"),
    ],
    "Sources/Modules/Draft/View/UIKit/DraftViewController.swift": [
        (
            "an argument left out",
            "super.init(nibName: nil, bundle: nil)", "super.init(bundle: nil)",
        ),
    ],
    "Sources/Modules/Fact/View/SwiftUI/FactScreen.swift": [
        ("a label too many", ".navigationTitle(FactText", ".navigationTitle(text: FactText"),
    ],
    "Sources/App/UIKit/AppHomeViewController.swift": [
        ("no such style", "style: .insetGrouped", "style: .inset"),
        ("a delegate that is none", "tableView.delegate = self", "tableView.dataSource = self"),
    ],
    "Sources/App/SwiftUI/AppHomeScreen.swift": [
        ("a wrong label", "entry.title, value:", "entry.title, destination:"),
    ],
    "Sources/App/SwiftUI/RootScreen.swift": [
        ("no such phase", "== .active", "== .foreground"),
        ("a place of another type", "private var place: String?", "private var place: Int"),
        ("an argument too many", "dismiss() }", "dismiss(animated: true) }"),
        (
            "a modifier too new",
            ".onOpenURL { [app] in _ = app.open($0) }", ".onOpenURL(prefersInApp: true)",
        ),
    ],
    "Sources/App/UIKit/TurnViewController.swift": [
        ("a selector of nothing", "#selector(becomeActive)", "#selector(becameActive)"),
        ("a selector that is not exposed", "@objc private func", "private func"),
        ("no such mask", "[.flexibleWidth, .flexibleHeight]", "[.flexible]"),
    ],
    "Sources/App/UIKit/MakeRoot.swift": [
        ("no `@MainActor`", "  @MainActor\n", ""),
    ],
    "Sources/App/UIKit/OpenLink.swift": [
        ("no `@MainActor`", "@MainActor @discardableResult", "@discardableResult"),
        ("an optional taken as none", "activity.userInfo?[", "activity.userInfo["),
    ],
    "Xcode/Stood/AppDelegate.swift": [
        ("no object", "UIResponder, UIApplicationDelegate", "UIApplicationDelegate"),
    ],
    "Xcode/Stood/SceneDelegate.swift": [
        ("a wrong label", "UIWindow(windowScene: scene)", "UIWindow(scene: scene)"),
        ("no such activities", "connectionOptions.userActivities", "connectionOptions.activities"),
        (
            "another type than the protocol's",
            "contexts: Set<UIOpenURLContext>", "contexts: [UIOpenURLContext]",
        ),
    ],
}

PROJECT = {
    **{f"Sources/Base/View/UIKit/{file}": rows for file, rows in UIKIT.items()},
    **{f"Sources/Base/View/SwiftUI/{file}": rows for file, rows in SWIFTUI.items()},
    **REST,
}

# What only iOS has, as seen on macOS.
MACOS = {
    "Sources/Base/View/SwiftUI/Form/TextEntryField.swift": [
        ("a modifier of iOS", "          #if os(iOS)", "          #if true"),
    ],
    "Sources/Base/View/SwiftUI/PagedList.swift": [
        ("a style of iOS", ".buttonStyle(.plain)", ".listStyle(.insetGrouped)"),
    ],
    "Sources/Base/View/SwiftUI/ItemList.swift": [
        (
            "a place of iOS",
            "(placement: .primaryAction) { delete", "(placement: .topBarTrailing) { delete",
        ),
    ],
    "Sources/Base/View/SwiftUI/RemoteImage.swift": [
        ("an image of iOS", "Image(nsImage: shown.image)", "Image(uiImage: shown.image)"),
    ],
    "Sources/Base/View/SwiftUI/RouterTabView.swift": [
        ("a modifier of iOS", ".tag(tab.id)", ".tabViewBottomAccessory {}"),
    ],
    "Sources/Modules/Timeline/View/SwiftUI/TimelineScreen.swift": [
        (
            "a mode of iOS",
            ".navigationTitle(TimelineText.title)", ".navigationBarTitleDisplayMode(.inline)",
        ),
    ],
    "Sources/Modules/Profile/View/SwiftUI/ProfileScreen.swift": [
        (
            "a modifier too new",
            ".navigationTitle(ProfileText.title)", ".toolbarVisibility(.hidden)",
        ),
    ],
}

EXAMPLE = {
    "Sources/Modules/Timeline/View/SwiftUI/TimelineScreen.swift": [
        (
            "a modifier too new",
            "scrollPosition(id: $position, anchor", "scrollPosition($position, anchor",
        ),
        ("no `await`", "{ await viewModel.refresh().value }", "{ viewModel.refresh().value }"),
        ("no such edge", ".padding(.horizontal)", ".padding(.sides)"),
    ],
    "Sources/Modules/Timeline/View/UIKit/TimelineViewController.swift": [
        (
            "hides a newer method",
            *and_also(
                "private lazy var contentView = TimelineContentView(viewModel)",
                "func setNeedsUpdateProperties() {}"),
        ),
    ],
    "Sources/Modules/Me/View/UIKit/MeViewController.swift": [
        ("no `override`", "override func viewDidLoad()", "func viewDidLoad()"),
    ],
    "Guide/FromMVC/1-AppleMVC/LoginViewController.swift": [
        ("hides a newer property", *and_also("private let logIn: LogIn", "private let tab = 1")),
        ("no `await`", "try await logIn", "try logIn"),
    ],
    "Guide/FromMVC/1-AppleMVC/LoginContentView.swift": [
        ("no `override`", "override init(frame: CGRect)", "init(frame: CGRect)"),
    ],
}
