/** Every address of the product. Both routers and all links take them from here. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  signIn: (redirect?: string) => (redirect ? `/signin?redirect=${encodeURIComponent(redirect)}` : '/signin'),
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** Where the links of confirmation mails arrive. */
  confirmEmail: '/confirm-email',
  membership: '/membership',
  /** The plans as a choice to make or to skip. */
  selectPlan: '/membership/select',
  /** The order before the card provider takes over. */
  checkout: '/membership/checkout',
  /** The form of the specification that charges nothing. */
  payment: '/payment',
  /** Where the card provider sends the browser back to; with `session_id` after a payment. */
  paymentSuccess: '/payment/success',
  paymentCancel: '/payment/cancel',
  /** Plan, card, and what was paid. */
  billing: '/account/billing',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  marketplace: '/marketplace',
  /** Public detail page. */
  property: (id: string) => `/property/${id}`,
  /** Detail page of the signed-in app. */
  listing: (id: string) => `/marketplace/${id}`,
  submitListing: '/marketplace/submit',
  myListings: '/my-listings',
  /** Searches and listings a member has kept. */
  saved: '/saved',
  editListing: (id: string) => `/edit-listing/${id}`,
  /** What a member wants to buy: 'Investment Criteria'. */
  buyBox: '/buybox',
  resources: '/resources',
  resource: (slug: string) => `/resources/${slug}`,
  /** Leads on to the benefits. */
  submitProperty: '/submit-property',
  submitPropertyBenefits: '/submit-property/benefits',
  submitPropertyForm: '/submit-property/form',
  submitPropertyContract: '/submit-property/contract-upload',
  submitPropertyReview: '/submit-property/review',
  /** A submission after it was sent: where it stands. */
  submission: (id: string) => `/submit-property/status/${id}`,
  /** The feed; on the public site a page about the community. */
  community: '/community',
  /** A post of the feed with its comments. */
  post: (id: string) => `/community/posts/${id}`,
  events: '/community/events',
  proposeEvent: '/community/events/new',
  event: (id: string) => `/community/events/${id}`,
  editEvent: (id: string) => `/community/events/${id}/edit`,
  forums: '/community/forums',
  forum: (id: string) => `/community/forums/${id}`,
  newTopic: (forumId: string) => `/community/forums/${forumId}/new-topic`,
  topic: (forumId: string, topicId: string) => `/community/forums/${forumId}/topics/${topicId}`,
  /** Directory of members. */
  members: '/community/members',
  member: (id: string) => `/community/members/${id}`,
  /** Requests received and sent, and those connected. */
  connections: '/community/connections',
  messages: '/messages',
  /** What was written with a member; also before anything was. */
  conversation: (memberId: string) => `/messages/${memberId}`,
  notifications: '/notifications',
  /** For staff: the listings that wait to be verified. */
  staffListings: '/staff/listings',
  /** For staff: the properties that members have submitted with a contract. */
  staffSubmissions: '/staff/submissions',
  /** For staff: the events that members have proposed. */
  staffEvents: '/staff/events',
  /** For staff: what members have reported. */
  staffReports: '/staff/reports',
  /** For staff: what came by the contact form. */
  staffMessages: '/staff/messages',
  profile: '/profile',
  /** Where the own profile is edited: an address of its own, so that reload and Back do what they should. */
  editProfile: '/profile?edit',
  /** Email, password, and the member's data. */
  account: '/account',
  /** Where the link at the foot of deal alerts arrives, signed in or not. */
  unsubscribe: '/unsubscribe',
  /** On the public site: the front page, and word that the account is gone. */
  accountDeleted: '/?account=deleted',
} as const;
