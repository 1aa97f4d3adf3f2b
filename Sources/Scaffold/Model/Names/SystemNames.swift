/// Functions, variables and members that Apple's systems declare and that projects call something of
/// theirs by as well.
package enum SystemNames {
  /// Outside of all types.
  package static let free = Set(
    """
    abs accept access alloca assert assertionFailure atan atan2 atoi atol bind bsearch calloc ceil \
    chdir chmod chown clock close closelog connect cos debugPrint dismiss dispatchMain dump dup exit \
    exp fabs fatalError fclose fflush floor fmax fmin fmod fopen fork fprintf fputs fread free fseek \
    fsync fwrite getenv getpid gettimeofday hypot index ioctl isKnownUniquelyReferenced isatty kill \
    link listen localtime log log10 log2 lseek malloc max memcmp memcpy memmove memset min mkdir \
    mmap nice numericCast open openlog pause pipe poll pow precondition preconditionFailure print \
    printf puts qsort raise rand random read readLine realloc realpath recv remove rename repeatElement \
    rindex round select send sequence setenv shutdown signal sin sinh sleep socket sort sprintf sqrt \
    srand stat strcmp strcpy strlen stride swap symlink sync sysctl syslog system tan tanh time \
    timezone transcode trunc truncate type umask unlink unsafeBitCast unsafeDowncast usleep wait \
    withAnimation withCheckedContinuation withCheckedThrowingContinuation withTaskGroup \
    withTransaction withThrowingTaskGroup withUnsafeBytes withUnsafeContinuation \
    withUnsafeMutablePointer withUnsafePointer withUnsafeThrowingContinuation write zip
    """.split(separator: " ").map(String.init))

  /// As members of types. Of those of one word only the usual ones are known.
  package static let members = ofSeveralWords.union(ofOneWord)

  private static let ofOneWord = Set(
    """
    add alert animate append apply attach background begin bind body bold bottom bounds build cancel \
    center chunk clear close color commit configure connect contains content copy count create current \
    data date decode delete description detach dictionary disable dismiss draw edges enable encode end \
    error execute fade fail fetch fill filter finish first flatten font forEach format frame get \
    group hash height hide identifier image index insert invalidate isolate items join key label last \
    layout leading left length lines load log map mask match merge min minus modifier move name next \
    notify offset open overlay padding parse path pause perform pop post present print process push \
    put random read reduce refresh register reload remove render replace request reset resize resolve \
    resume retry reverse right rotate rotated round run save scale scroll search select send set setup \
    shadow share shift show size skip sleep sort spin split start state status stop store string style \
    sub subscribe submit subtitle sum text tint title toggle top track trailing transform trim \
    trimmed type unique unwrap update url validate value values view wait width wrap write zip
    """.split(separator: " ").map(String.init))

  private static let ofSeveralWords = Set(
    """
    accentColor accessibilityLabel accessibilityIdentifier activityIndicator addAction \
    addArrangedSubview addChild addGestureRecognizer addSubview addTextField \
    addTarget addingTimeInterval adjustedContentInset aspectRatio attributedText \
    backgroundColor barButtonItem baseURL becomeFirstResponder bodyData bringSubviewToFront \
    buttonStyle canBecomeFirstResponder cancelAll cellForRow childViewControllers clearColor \
    clipsToBounds collectionView compactMap contentTransition contextMenu completionHandler containsKey contentInset \
    contentMode contentOffset contentSize contentView cornerRadius createdAt currentDevice \
    currentPage cursorPosition dataTask dateFormatter dateComponents decodeIfPresent \
    defaultManager defaultValue deletingLastPathComponent deletingPathExtension \
    dequeueReusableCell deselectRow didBecomeActive didChange didFinish didMove didReceive \
    didSelect dropFirst dropLast dynamicMember elementsEqual encodeIfPresent endDate \
    endEditing endIndex errorDescription estimatedRowHeight failureReason fetchRequest \
    fileExists fileName filePath fileSize fileURL firstIndex firstName firstObject flatMap \
    focusSection fontDesign fontSize fontWeight foregroundStyle fullScreenCover forEach formattedText foregroundColor frameInterval fullName hasPrefix hasSuffix \
    hashValue headerView heightAnchor hexString httpBody httpMethod httpStatusCode imageView \
    indexPath inputView insertSubview intrinsicContentSize isActive isAnimating isCancelled \
    isDirectory isDisabled isEditing isEmpty isEnabled isEqual isExecuting isFinished \
    isFirstResponder isHidden isHighlighted isLoading isNumber isOn isOpaque isOpen isPlaying \
    isReady isRunning isSelected isSubset isTracking isUserInteractionEnabled isValid isVisible \
    keyPath keyWindow languageCode lastIndex lastName lastObject lastPathComponent layoutIfNeeded \
    layoutSubviews leadingAnchor lineHeight lineSpacing loadView localeIdentifier localizedCapitalized \
    localizedCompare localizedDescription localizedName localizedString localizedTitle lowerBound \
    makeBody makeCoordinator makeIterator makeUIView makeUIViewController mainScreen mainThread \
    mapValues maximumValue mediaType minimumValue modalPresentationStyle modelIdentifier mutableCopy \
    navigationBar navigationController navigationItem navigationTitle nextState noneSatisfy \
    numberFormatter numberOfComponents numberOfItems numberOfLines numberOfPages numberOfRows \
    numberOfSections objectID objectWillChange onAppear onChange onDisappear onDrag onDrop onHover \
    onLongPressGesture onOpenURL onReceive onSubmit onTapGesture popToRootViewController \
    popToViewController presentationDetents safeAreaInset scrollPosition setBackgroundImage setImage \
    setViewControllers sensoryFeedback swipeActions symbolEffect \
    pageControl parentViewController pathComponents pathExtension phoneNumber placeholderText \
    popViewController postalCode prefersLargeTitles prepareForReuse presentedViewController \
    presentingViewController primaryKey progressView pushViewController queryItems randomElement \
    rawValue recoverySuggestion refreshControl reloadData reloadRows reloadSections removeAll \
    removeAllObjects removeFirst removeFromSuperview removeLast removeObserver removeSubrange \
    removeValue replaceSubrange replacingOccurrences resignFirstResponder responseData \
    rootViewController rowHeight safeAreaInsets safeAreaLayoutGuide scrollToBottom scrollToTop \
    scrollView searchBar searchText sectionTitle selectedIndex selectedItem selectedRow \
    sendSubviewToBack separatorColor setNeedsDisplay setNeedsLayout setTitle setValue shadowColor \
    sharedInstance sizeThatFits sizeToFit splitViewController stackView standardUserDefaults startDate \
    startIndex statusBarStyle statusCode stringValue subtitleLabel supportedInterfaceOrientations \
    symmetricDifference tabBar tabBarController tabBarItem tableView textAlignment textColor textField \
    textLabel textView tintColor titleLabel titleView toolbarItems topAnchor topViewController \
    topmostViewController trailingAnchor traitCollection transformEffect trimmingCharacters \
    updateConstraints updateUIView updateUIViewController updatedAt upperBound urlRequest userDefaults \
    userID userInfo userInterfaceStyle userName uuidString viewController viewControllers viewDidAppear \
    viewDidDisappear viewDidLayoutSubviews viewDidLoad viewModel viewWillAppear viewWillDisappear \
    visibleCells visibleViewController widthAnchor windowScene
    """.split(separator: " ").map(String.init))
}
