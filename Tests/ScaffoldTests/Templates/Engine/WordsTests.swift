import Testing

@testable import Templates

@Suite struct WordsTests {
  @Test(arguments: [
    ("login", ["login"]),
    ("LoginScreen", ["Login", "Screen"]),
    ("userURLCache", ["user", "URL", "Cache"]),
    ("userID", ["user", "ID"]),
    ("URLSession", ["URL", "Session"]),
    ("HTTPClient", ["HTTP", "Client"]),
    ("avatar_url", ["avatar", "url"]),
    ("userIDs", ["user", "IDs"]),
    ("imageURLsByID", ["image", "URLs", "By", "ID"]),
    ("user_id", ["user", "id"]),
    ("USER_ID", ["USER", "ID"]),
    ("log-in page", ["log", "in", "page"]),
    ("__a..b__", ["a", "b"]),
    ("Page2", ["Page2"]),
    ("page2Title", ["page2", "Title"]),
    ("base64Encoded", ["base64", "Encoded"]),
    ("SHA256Hash", ["SHA256", "Hash"]),
    ("2FACode", ["2FA", "Code"]),
    ("登录", ["登录"]),
    ("登录Page", ["登录", "Page"]),
    ("ÉtéParis", ["Été", "Paris"]),
    ("A", ["A"]),
    ("aB", ["a", "B"]),
    ("", []),
    ("_", []),
  ])
  func splits(_ identifier: String, into words: [String]) {
    #expect(Words(of: identifier).words == words)
  }

  @Test(arguments: [
    ("avatar_url", "AvatarURL", "avatarURL", "avatar_url", "avatar-url"),
    ("id", "ID", "id", "id", "id"),
    ("user_id", "UserID", "userID", "user_id", "user-id"),
    ("userID", "UserID", "userID", "user_id", "user-id"),
    ("URLSession", "URLSession", "urlSession", "url_session", "url-session"),
    ("http_client", "HTTPClient", "httpClient", "http_client", "http-client"),
    ("user_ids", "UserIDs", "userIDs", "user_ids", "user-ids"),
    ("userIDs", "UserIDs", "userIDs", "user_ids", "user-ids"),
    ("imageURLs", "ImageURLs", "imageURLs", "image_urls", "image-urls"),
    ("ids", "IDs", "ids", "ids", "ids"),
    ("SNAKE_CASE", "SnakeCase", "snakeCase", "snake_case", "snake-case"),
    ("MAX_URL_LENGTH", "MaxURLLength", "maxURLLength", "max_url_length", "max-url-length"),
    ("userGPRSState", "UserGPRSState", "userGPRSState", "user_gprs_state", "user-gprs-state"),
    ("created_at", "CreatedAt", "createdAt", "created_at", "created-at"),
    ("登录", "登录", "登录", "登录", "登录"),
    ("iPhone", "IPhone", "iPhone", "i_phone", "i-phone"),
    ("Status", "Status", "status", "status", "status"),
    ("status_api", "StatusAPI", "statusAPI", "status_api", "status-api"),
    ("", "", "", "", ""),
  ])
  func writes(
    _ identifier: String, pascal: String, camel: String, snake: String, kebab: String
  ) {
    let words = Words(of: identifier)
    #expect(words.pascalCased == pascal)
    #expect(words.camelCased == camel)
    #expect(words.snakeCased == snake)
    #expect(words.kebabCased == kebab)
  }

  @Test(arguments: ["avatarURL", "userID", "urlSession", "imageURLsByID", "page2Title", "id"])
  func camelCaseStaysCamelCase(_ name: String) {
    #expect(Words(of: name).camelCased == name)
    #expect(Words(of: Words(of: name).snakeCased).camelCased == name)
  }
}
