/** What becomes of each section of an archive: the table that restoring follows. A test compares it with an export. */

/** How a section is restored, or why it isn't, as a sentence for the member. */
type Decision = { label: string } & (
  | { restored: true; /** Which of its columns aren't, and why. */ except?: Readonly<Record<string, string>> }
  | { restored: false; reason: string }
);

const others = 'They involve other members, and stay with the account they happened in.';
const published = 'What you published stays with the account that published it.';
const deals = 'They’re part of the record of a deal, which can’t be moved.';
const billing = 'Memberships and payments stay with the account that paid.';
const secrets = 'Their secrets aren’t in the archive. Create new ones.';
const oldListings = 'They’re the history of the old listings. New ones start their own.';
const team = 'Our team already has them.';
const computed = 'We keep these for ourselves, and start over in a new account.';

/** By the names of `private.personal_data`, in the order in which they're shown. */
export const sections: Readonly<Record<string, Decision>> = {
  profile: {
    label: 'Profile',
    restored: true,
    except: { membership_tier: billing, profile_image_url: 'Uploaded again, under another path.' },
  },
  contact: { label: 'Contact details', restored: true, except: { email: 'This account has its own.' } },
  details: {
    label: 'Roles and industries',
    restored: true,
    except: {
      home_state: 'Chosen at sign-up.',
      home_county: 'Chosen at sign-up.',
      getting_started_dismissed: 'A new account starts with the checklist.',
    },
  },
  buy_box: { label: 'Buy box', restored: true },
  notification_settings: { label: 'Notification settings', restored: true },
  quiet_hours: { label: 'Quiet hours', restored: true },
  message_settings: { label: 'Message settings', restored: true },
  saved_listings: { label: 'Saved listings', restored: true },
  listing_feedback: { label: 'Likes and dislikes', restored: true },
  saved_searches: { label: 'Saved searches', restored: true },
  search_alerts: { label: 'Alerts of searches', restored: true },
  pipeline: { label: 'Pipeline', restored: true },
  pipeline_tasks: { label: 'Tasks', restored: true },
  saved_analyses: { label: 'Saved analyses', restored: true },
  pipeline_files: { label: 'Files in your pipeline', restored: true },
  listings: { label: 'Listings, as drafts', restored: true },
  listing_terms: { label: 'Deal terms of your listings', restored: true },
  listing_documents: { label: 'Documents of your listings', restored: true },
  listing_drafts: {
    label: 'Drafts of listings',
    restored: true,
    except: { import_id: 'Imports aren’t restored.', line: 'Imports aren’t restored.' },
  },
  proofs_of_funds: {
    label: 'Proofs of funds',
    restored: true,
    except: Object.fromEntries(
      ['status', 'reason', 'decided_at', 'reminded_at', 'shares'].map((column) => [column, 'Reviewed again.']),
    ),
  },
  followed_topics: { label: 'Followed topics', restored: true },
  blocked: { label: 'Blocked members', restored: true },
  files: { label: 'Files', restored: true },
  account: { label: 'Sign-in', restored: false, reason: 'This account has its own.' },
  markets: { label: 'Markets', restored: false, reason: 'They’re chosen at sign-up. Your buy box has them, too.' },
  conversations: { label: 'Conversations', restored: false, reason: others },
  messages: { label: 'Messages', restored: false, reason: others },
  connections: { label: 'Connections', restored: false, reason: others },
  follows: { label: 'Follows', restored: false, reason: others },
  reviews: { label: 'Reviews', restored: false, reason: others },
  reports: { label: 'Reports', restored: false, reason: team },
  contact_messages: { label: 'Messages to our team', restored: false, reason: team },
  submissions: { label: 'Submissions', restored: false, reason: team },
  submission_log: { label: 'Log of submissions', restored: false, reason: team },
  moderation: { label: 'Decisions of moderators', restored: false, reason: team },
  held_content: { label: 'Posts waiting for review', restored: false, reason: team },
  event_registrations: { label: 'Event registrations', restored: false, reason: others },
  showing_bookings: { label: 'Showings you booked', restored: false, reason: others },
  document_requests: { label: 'Requests for documents', restored: false, reason: others },
  listing_questions: { label: 'Questions about listings', restored: false, reason: others },
  listing_answers: { label: 'Answers about your listings', restored: false, reason: others },
  listing_invitations: { label: 'Invitations to listings', restored: false, reason: others },
  listing_showings: { label: 'Showings of your listings', restored: false, reason: others },
  feed_posts: { label: 'Posts', restored: false, reason: published },
  feed_comments: { label: 'Comments', restored: false, reason: published },
  feed_likes: { label: 'Likes of posts', restored: false, reason: published },
  events: { label: 'Events', restored: false, reason: published },
  forums: { label: 'Forums', restored: false, reason: published },
  forum_topics: { label: 'Forum topics', restored: false, reason: published },
  forum_posts: { label: 'Forum posts', restored: false, reason: published },
  offers: { label: 'Offers', restored: false, reason: deals },
  deals: { label: 'Deals', restored: false, reason: deals },
  ledger_texts: { label: 'Ledgers', restored: false, reason: deals },
  deal_documents: { label: 'Documents of deals', restored: false, reason: deals },
  deal_document_log: { label: 'Log of documents', restored: false, reason: deals },
  agreements: { label: 'Agreements', restored: false, reason: deals },
  proof_log: { label: 'Log of proofs of funds', restored: false, reason: deals },
  granted_tier: { label: 'Granted membership', restored: false, reason: billing },
  billing_customer: { label: 'Customer number', restored: false, reason: billing },
  subscriptions: { label: 'Subscriptions', restored: false, reason: billing },
  orders: { label: 'Invoices', restored: false, reason: billing },
  reversals: { label: 'Refunds', restored: false, reason: billing },
  checkouts: { label: 'Checkouts', restored: false, reason: billing },
  staff: { label: 'Staff role', restored: false, reason: 'Only admins grant it.' },
  api_keys: { label: 'API keys', restored: false, reason: secrets },
  webhooks: { label: 'Webhooks', restored: false, reason: secrets },
  push_subscriptions: {
    label: 'Devices with notifications',
    restored: false,
    reason: 'Turn notifications on again on each device.',
  },
  feed_addresses: { label: 'Calendar and feed addresses', restored: false, reason: secrets },
  listing_prices: { label: 'Price history', restored: false, reason: oldListings },
  listing_days: { label: 'Daily figures', restored: false, reason: oldListings },
  listing_sources: { label: 'Sources of views', restored: false, reason: oldListings },
  listing_reviews: { label: 'Reviews by our team', restored: false, reason: oldListings },
  listing_imports: { label: 'Imports', restored: false, reason: 'Their drafts are restored, each on its own.' },
  listing_import_mappings: {
    label: 'Columns of files you imported',
    restored: false,
    reason: 'The next import remembers them again.',
  },
  notifications: { label: 'Notifications', restored: false, reason: computed },
  deal_alerts: { label: 'Deal alerts', restored: false, reason: computed },
  alert_mail: { label: 'Date of your last digest', restored: false, reason: computed },
  mail_queue: { label: 'Emails', restored: false, reason: computed },
  stats: { label: 'Counts on your profile', restored: false, reason: computed },
  directory: { label: 'Entry in the directory', restored: false, reason: computed },
  profile_views: { label: 'Profiles you viewed', restored: false, reason: computed },
  activity: { label: 'How active you are', restored: false, reason: computed },
  responses: { label: 'Who answered you', restored: false, reason: computed },
  rate_limits: { label: 'How often you did things', restored: false, reason: computed },
  read_topics: { label: 'Read topics', restored: false, reason: computed },
  api_requests: { label: 'API requests', restored: false, reason: computed },
};
