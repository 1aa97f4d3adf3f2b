extension Outcome {
  /// The first page of the demo server, as it is in the beginning.
  static let firstPage = Outcome(
    output: #"""
      Timeline

        Grace 🐦                                                          17/02, 13:12
        Three tiers, one module, no singletons.

        émile                                                             17/02, 13:11
        翻页用游标,不用页码:新的进来,旧的不动。

        老王                                                              17/02, 13:11
        数据层只拿原始数据,业务层决定来源,视图层直接用。

        Grace 🐦                                                          17/02, 13:10
        缓存先显示,网络再更新,用户不用等。☕️

        Grace 🐦                                                          17/02, 13:09
        早上好,今天把控制器瘦到了八十行。

        swift_dev                                                         17/02, 13:09
        翻页用游标,不用页码:新的进来,旧的不动。

        清风玉露                                                          17/02, 13:09
        转发微博
        @三层架构: 离线也要能看:旧数据加一句提示。 #iOS# @老王

        老王                                                              17/02, 13:08
        周末在家写 Swift,外面下雨。
        第二行。

        清风玉露                                                          17/02, 13:08
        Wrote a table of tests, found two bugs before lunch.

        swift_dev                                                         17/02, 13:06
        Wrote a table of tests, found two bugs before lunch.

        清风玉露                                                          17/02, 13:05
        Wrote a table of tests, found two bugs before lunch.

        清风玉露                                                          17/02, 13:05
        转发微博
        抱歉,此微博已被作者删除。

        Grace 🐦                                                          17/02, 13:04
        翻页用游标,不用页码:新的进来,旧的不动。

        Grace 🐦                                                          17/02, 13:03
        离线也要能看:旧数据加一句提示。 #iOS# @老王

        清风玉露                                                          17/02, 13:03
        Wrote a table of tests, found two bugs before lunch.

        ··· 1 post could not be shown ···

        老王                                                              17/02, 13:01
        Wrote a table of tests, found two bugs before lunch.

        émile                                                             17/02, 13:00
        周末在家写 Swift,外面下雨。
        第二行。

        三层架构                                                          17/02, 12:59
        '); DROP TABLE status; -- "quoted" \ %s ?1 :name

        清风玉露                                                          17/02, 12:58
        缓存先显示,网络再更新,用户不用等。☕️


      """#)
}
