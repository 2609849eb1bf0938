import { paths } from '@/domain/site/paths';
import { legacyPaths } from '@/domain/site/redirects';
import { authRoutes } from './auth-routes';
import type { RouteTable } from './route-table';

/** Shows what the member's last visit stored, so that screens don't start empty. */
async function signedInLayout() {
  const [layout] = await Promise.all([
    import('@/routes/app/signed-in-layout'),
    // In the entry, whose name changes with every build.
    import('@/platform/offline/own-data').then(({ restoreOwnData }) => restoreOwnData(import.meta.url)),
  ]);
  return layout;
}

/** The signed-in app. */
export const appRoutes: RouteTable = [
  {
    layout: signedInLayout,
    routes: [
      { path: paths.home, screen: () => import('@/routes/app/dashboard-screen') },
      { path: paths.dashboard, screen: () => import('@/routes/app/dashboard-screen') },
      { path: paths.marketplace, screen: () => import('@/routes/app/marketplace-screen') },
      ...Object.entries(legacyPaths).map(([path, redirectTo]) => ({ path, redirectTo })),
      { path: paths.submitListing, screen: () => import('@/routes/app/submit-listing-screen') },
      { path: paths.listing(':id'), screen: () => import('@/routes/app/listing-screen') },
      { path: paths.compare(), screen: () => import('@/routes/app/compare-screen') },
      { path: paths.property(':id'), screen: () => import('@/routes/app/listing-screen') },
      { path: paths.newOffer(':id'), screen: () => import('@/routes/app/new-offer-screen') },
      { path: paths.offer(':id'), screen: () => import('@/routes/app/offer-screen') },
      {
        layout: () => import('@/routes/app/deals-layout'),
        routes: [
          { path: paths.saved, screen: () => import('@/routes/app/saved-screen') },
          { path: paths.pipeline(), screen: () => import('@/routes/app/pipeline-screen') },
          { path: paths.deals, screen: () => import('@/routes/app/deals-screen') },
        ],
      },
      {
        layout: () => import('@/routes/app/community-layout'),
        routes: [
          { path: paths.community, screen: () => import('@/routes/app/feed-screen') },
          { path: paths.post(':id'), screen: () => import('@/routes/app/post-screen') },
          { path: paths.events, screen: () => import('@/routes/app/events-screen') },
          { path: paths.proposeEvent, screen: () => import('@/routes/app/propose-event-screen') },
          { path: paths.event(':id'), screen: () => import('@/routes/app/event-screen') },
          { path: paths.editEvent(':id'), screen: () => import('@/routes/app/edit-event-screen') },
          { path: paths.forums, screen: () => import('@/routes/app/forums-screen') },
          { path: paths.forum(':forumId'), screen: () => import('@/routes/app/forum-screen') },
          { path: paths.newTopic(':forumId'), screen: () => import('@/routes/app/new-topic-screen') },
          { path: paths.topic(':forumId', ':topicId'), screen: () => import('@/routes/app/topic-screen') },
          { path: paths.members, screen: () => import('@/routes/app/members-screen') },
          { path: paths.member(':id'), screen: () => import('@/routes/app/member-screen') },
          { path: paths.connections, screen: () => import('@/routes/app/connections-screen') },
        ],
      },
      { path: paths.membership, screen: () => import('@/routes/app/membership-screen') },
      { path: paths.selectPlan, screen: () => import('@/routes/app/membership-select-screen') },
      { path: paths.checkout, screen: () => import('@/routes/app/membership-checkout-screen') },
      { path: paths.payment, screen: () => import('@/routes/app/payment-screen') },
      { path: paths.paymentSuccess, screen: () => import('@/routes/app/payment-success-screen') },
      { path: paths.paymentCancel, screen: () => import('@/routes/app/payment-cancel-screen') },
      { path: paths.myListings, screen: () => import('@/routes/app/my-listings-screen') },
      { path: paths.importListings, screen: () => import('@/routes/app/import-listings-screen') },
      { path: paths.analytics, screen: () => import('@/routes/app/seller-analytics-screen') },
      { path: paths.editListing(':id'), screen: () => import('@/routes/app/edit-listing-screen') },
      { path: paths.buyBox, screen: () => import('@/routes/app/buybox-screen') },
      { path: paths.submitProperty, redirectTo: paths.submitPropertyBenefits },
      { path: paths.submitPropertyBenefits, screen: () => import('@/routes/app/submit-property-benefits-screen') },
      { path: paths.submitPropertyForm, screen: () => import('@/routes/app/submit-property-form-screen') },
      { path: paths.submitPropertyContract, screen: () => import('@/routes/app/submit-property-contract-screen') },
      { path: paths.submitPropertyReview, screen: () => import('@/routes/app/submit-property-review-screen') },
      { path: paths.submission(':id'), screen: () => import('@/routes/app/submit-property-status-screen') },
      { path: paths.resources, screen: () => import('@/routes/app/resources-screen') },
      { path: paths.resource(':slug'), screen: () => import('@/routes/app/resource-screen') },
      { path: paths.staffReview, screen: () => import('@/routes/app/review-screen') },
      { path: paths.staffReports, screen: () => import('@/routes/app/reports-screen') },
      { path: paths.staffLog, screen: () => import('@/routes/app/staff-log-screen') },
      { path: paths.staffRules, screen: () => import('@/routes/app/staff-rules-screen') },
      { path: paths.staffAgreements, screen: () => import('@/routes/app/staff-agreements-screen') },
      { path: paths.staffTeam, screen: () => import('@/routes/app/staff-team-screen') },
      { path: paths.staffOperations, screen: () => import('@/routes/app/staff-operations-screen') },
      { path: paths.accountStanding, screen: () => import('@/routes/app/account-standing-screen') },
      { path: paths.staffMessages, screen: () => import('@/routes/app/staff-messages-screen') },
      { path: paths.deal(':id'), screen: () => import('@/routes/app/deal-screen') },
      { path: paths.messages, screen: () => import('@/routes/app/messages-screen') },
      { path: paths.conversation(':id'), screen: () => import('@/routes/app/messages-screen') },
      { path: paths.notifications, screen: () => import('@/routes/app/notifications-screen') },
      { path: paths.profile, screen: () => import('@/routes/app/profile-screen') },
      {
        layout: () => import('@/routes/app/account-layout'),
        routes: [
          { path: paths.account, screen: () => import('@/routes/app/account-screen') },
          { path: paths.notificationSettings, screen: () => import('@/routes/app/notification-settings-screen') },
          { path: paths.privacySettings, screen: () => import('@/routes/app/privacy-settings-screen') },
          { path: paths.developer, screen: () => import('@/routes/app/developer-screen') },
        ],
      },
      { path: paths.funds, screen: () => import('@/routes/app/funds-screen') },
      { path: paths.connect, screen: () => import('@/routes/app/connect-screen') },
      { path: paths.billing, screen: () => import('@/routes/app/billing-screen') },
    ],
  },
  { path: paths.signedOut, screen: () => import('@/routes/app/signed-out-screen') },
  ...authRoutes,
];
