/**
 * The path with a `redirect` parameter: the path of the app to open afterwards. Its fragment stays one, because it can
 * hold a draft, which no server should see.
 */
function leadingTo(path: string, redirect: string | null | undefined): string {
  if (!redirect) return path;
  const [target = '', ...fragment] = redirect.split(/(?=#)/);
  return `${path}${path.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(target)}${fragment.join('')}`;
}

/** Every path of the product, for routes and links on both hosts. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  signIn: (redirect?: string | null) => leadingTo('/signin', redirect),
  /** Where signing out on the public site leads: deletes what the app keeps, and leads back. */
  signedOut: '/signed-out',
  signUp: '/signup',
  /** Sign-up, and then a path of the app. */
  signUpFor: (redirect: string | null) => leadingTo('/signup', redirect),
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** Target of the links in confirmation emails. */
  confirmEmail: '/confirm-email',
  /** Target of the link in an invitation to a deal; the fragment is its token. */
  joinDeal: '/join-deal',
  membership: '/membership',
  /** The plans, with a button that leads on to a path of the app. */
  membershipFor: (redirect: string | null) => leadingTo('/membership', redirect),
  /** Plan picker that can be skipped. */
  selectPlan: '/membership/select',
  /** Order review before the Stripe checkout. */
  checkout: '/membership/checkout',
  /** The same with a plan selected, and the path of the app to open after the payment. */
  checkoutFor: (planId: string, redirect: string | null) => leadingTo(`/membership/checkout?plan=${planId}`, redirect),
  /** The specification's demo form, which charges nothing. */
  payment: '/payment',
  /** Return URL of Stripe, with `session_id` after a payment. */
  paymentSuccess: '/payment/success',
  paymentCancel: '/payment/cancel',
  /** Plan, card, and payments. */
  billing: '/account/billing',
  /** API keys and the log of what was done with them, webhooks, calendars and feeds, and assistants. */
  developer: '/account/developer',
  /** Where a program sends the member to connect it to their account, by OAuth. */
  connect: '/connect',
  /** The reference of the API. */
  developers: '/developers',
  /** A page of it, of `apiPages`. */
  developersPage: (slug: string) => `/developers/${slug}`,
  /** The member's proof of funds. */
  funds: '/account/funds',
  /** The same, with a button that leads back to a path of the app. */
  fundsFor: (redirect: string | null) => leadingTo('/account/funds', redirect),
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  /** Copyright and fair housing notices. `link`: a page the notice is about. */
  legalNotice: (link?: string) => (link ? `/legal-notice?link=${encodeURIComponent(link)}` : '/legal-notice'),
  marketplace: '/marketplace',
  /** Public detail page. */
  property: (id: string) => `/property/${id}`,
  /** Detail page of the signed-in app. */
  listing: (id: string) => `/marketplace/${id}`,
  /** Listings side by side. `query`: which ones, and the reader's assumptions. */
  compare: (query = '') => (query ? `/compare?${query}` : '/compare'),
  submitListing: '/marketplace/submit',
  /** Continues a draft in the database. */
  listingDraft: (id: string) => `/marketplace/submit?draft=${id}`,
  myListings: '/my-listings',
  importListings: '/my-listings/import',
  /** How the member's own listings do. */
  analytics: '/my-listings/analytics',
  /** Saved searches and listings. */
  saved: '/saved',
  /** The member's deals. `cardId`: opens one. */
  pipeline: (cardId?: string) => (cardId ? `/pipeline?card=${cardId}` : '/pipeline'),
  editListing: (id: string) => `/edit-listing/${id}`,
  /** What a member wants to buy: 'Investment Criteria'. */
  buyBox: '/buybox',
  resources: '/resources',
  resource: (slug: string) => `/resources/${slug}`,
  /** Redirects to the benefits. */
  submitProperty: '/submit-property',
  submitPropertyBenefits: '/submit-property/benefits',
  /** Continues the latest draft. */
  submitPropertyForm: '/submit-property/form',
  newSubmission: '/submit-property/form?new',
  submitPropertyContract: '/submit-property/contract-upload',
  submitPropertyReview: '/submit-property/review',
  /** Status of a submission. */
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
  /** Connections and connection requests. */
  connections: '/community/connections',
  /** The deals list: the member's offers and deals. */
  deals: '/deals',
  /** What has ended of them. */
  closedDeals: '/deals?view=ended',
  deal: (id: string) => `/deals/${id}`,
  offer: (id: string) => `/offers/${id}`,
  /** The form for an offer on a listing. */
  newOffer: (listingId: string) => `/property/${listingId}/offer`,
  messages: '/messages',
  /** Conversation with a member, existing or new. */
  conversation: (memberId: string) => `/messages/${memberId}`,
  notifications: '/notifications',
  /** Staff: what waits for review; `?kind=` shows one kind. */
  staffReview: '/staff/review',
  /** Staff: reports, and with `?kind=appeals`, appeals against moderation actions. */
  staffReports: '/staff/reports',
  /** Staff: the moderation log. */
  staffLog: '/staff/log',
  /** Staff: templates of agreements, for admins. */
  staffAgreements: '/staff/agreements',
  /** Staff: what states ask, for admins; `?state=` shows one. */
  staffRules: '/staff/rules',
  /** Staff: roles, for admins. */
  staffTeam: '/staff/team',
  /** Staff: queues, jobs, and the database, for admins. */
  staffOperations: '/staff/operations',
  /** Staff: contact messages. */
  staffMessages: '/staff/messages',
  profile: '/profile',
  /** Profile in edit mode; part of the URL, so that reload and Back work. */
  editProfile: '/profile?edit',
  /** Email, password, and two-factor authentication. The other pages of the account are below it. */
  account: '/account',
  notificationSettings: '/account/notifications',
  /** What others see, and the member's data: download, restore, delete. */
  privacySettings: '/account/privacy',
  /** What moderators decided about the member, with appeals. */
  accountStanding: '/account-standing',
  /** Target of the unsubscribe link in deal alerts; works signed out. */
  unsubscribe: '/unsubscribe',
  /** The public home page with a notice that the account was deleted. */
  accountDeleted: '/?account=deleted',
} as const;
