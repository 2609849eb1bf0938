import { lazy } from 'react';
import { createRoutesFromElements, Navigate, Outlet, Route } from 'react-router-dom';
import { authRoutes } from '@/routes/auth/auth-routes';
import { paths } from '@/shared/config/paths';
import { QueryProvider } from '@/shared/lib/query-provider';
import { RouteEffects } from '@/shared/ui/route-effects';
import { AppLayout } from './app-layout';
import { CommunityLayout } from './community-layout';
import { createBrowserRouter, RouterProvider } from './data-router';
import { ProtectedRoute } from './protected-route';
import { RouteError } from './route-error';
import { UnknownPath } from './unknown-path';

const DashboardScreen = lazy(() => import('./dashboard-screen'));
const MarketplaceScreen = lazy(() => import('./marketplace-screen'));
const ListingScreen = lazy(() => import('./listing-screen'));
const SubmitListingScreen = lazy(() => import('./submit-listing-screen'));
const FeedScreen = lazy(() => import('./feed-screen'));
const PostScreen = lazy(() => import('./post-screen'));
const EventsScreen = lazy(() => import('./events-screen'));
const EventScreen = lazy(() => import('./event-screen'));
const ProposeEventScreen = lazy(() => import('./propose-event-screen'));
const EditEventScreen = lazy(() => import('./edit-event-screen'));
const StaffEventsScreen = lazy(() => import('./staff-events-screen'));
const ForumsScreen = lazy(() => import('./forums-screen'));
const ForumScreen = lazy(() => import('./forum-screen'));
const NewTopicScreen = lazy(() => import('./new-topic-screen'));
const TopicScreen = lazy(() => import('./topic-screen'));
const MembersScreen = lazy(() => import('./members-screen'));
const MemberScreen = lazy(() => import('./member-screen'));
const ConnectionsScreen = lazy(() => import('./connections-screen'));
const MembershipScreen = lazy(() => import('./membership-screen'));
const SelectPlanScreen = lazy(() => import('./membership-select-screen'));
const CheckoutScreen = lazy(() => import('./membership-checkout-screen'));
const BillingScreen = lazy(() => import('./billing-screen'));
const PaymentScreen = lazy(() => import('./payment-screen'));
const PaymentSuccessScreen = lazy(() => import('./payment-success-screen'));
const PaymentCancelScreen = lazy(() => import('./payment-cancel-screen'));
const AccountScreen = lazy(() => import('./account-screen'));
const MyListingsScreen = lazy(() => import('./my-listings-screen'));
const ReviewScreen = lazy(() => import('./review-screen'));
const ReportsScreen = lazy(() => import('./reports-screen'));
const StaffMessagesScreen = lazy(() => import('./staff-messages-screen'));
const EditListingScreen = lazy(() => import('./edit-listing-screen'));
const ResourcesScreen = lazy(() => import('./resources-screen'));
const ResourceScreen = lazy(() => import('./resource-screen'));
const BenefitsScreen = lazy(() => import('./submit-property-benefits-screen'));
const PropertyFormScreen = lazy(() => import('./submit-property-form-screen'));
const ContractScreen = lazy(() => import('./submit-property-contract-screen'));
const SubmissionReviewScreen = lazy(() => import('./submit-property-review-screen'));
const SubmissionScreen = lazy(() => import('./submit-property-status-screen'));
const StaffSubmissionsScreen = lazy(() => import('./staff-submissions-screen'));
const BuyBoxScreen = lazy(() => import('./buybox-screen'));
const SavedScreen = lazy(() => import('./saved-screen'));
const MessagesScreen = lazy(() => import('./messages-screen'));
const NotificationsScreen = lazy(() => import('./notifications-screen'));
const ProfileScreen = lazy(() => import('./profile-screen'));

const routes = createRoutesFromElements(
  <Route element={<Screens />} errorElement={<RouteError />}>
    <Route element={<ProtectedRoute />}>
      <Route element={<AppLayout />}>
        <Route path={paths.home} element={<DashboardScreen />} />
        <Route path={paths.dashboard} element={<DashboardScreen />} />
        <Route path={paths.marketplace} element={<MarketplaceScreen />} />
        <Route path={paths.submitListing} element={<SubmitListingScreen />} />
        <Route path={paths.listing(':id')} element={<ListingScreen />} />
        <Route path={paths.property(':id')} element={<ListingScreen />} />
        <Route element={<CommunityLayout />}>
          <Route path={paths.community} element={<FeedScreen />} />
          <Route path={paths.post(':id')} element={<PostScreen />} />
          <Route path={paths.events} element={<EventsScreen />} />
          <Route path={paths.proposeEvent} element={<ProposeEventScreen />} />
          <Route path={paths.event(':id')} element={<EventScreen />} />
          <Route path={paths.editEvent(':id')} element={<EditEventScreen />} />
          <Route path={paths.forums} element={<ForumsScreen />} />
          <Route path={paths.forum(':forumId')} element={<ForumScreen />} />
          <Route path={paths.newTopic(':forumId')} element={<NewTopicScreen />} />
          <Route path={paths.topic(':forumId', ':topicId')} element={<TopicScreen />} />
          <Route path={paths.members} element={<MembersScreen />} />
          <Route path={paths.member(':id')} element={<MemberScreen />} />
          <Route path={paths.connections} element={<ConnectionsScreen />} />
        </Route>
        <Route path={paths.membership} element={<MembershipScreen />} />
        <Route path={paths.selectPlan} element={<SelectPlanScreen />} />
        <Route path={paths.checkout} element={<CheckoutScreen />} />
        <Route path={paths.payment} element={<PaymentScreen />} />
        <Route path={paths.paymentSuccess} element={<PaymentSuccessScreen />} />
        <Route path={paths.paymentCancel} element={<PaymentCancelScreen />} />
        <Route path={paths.myListings} element={<MyListingsScreen />} />
        <Route path={paths.editListing(':id')} element={<EditListingScreen />} />
        <Route path={paths.buyBox} element={<BuyBoxScreen />} />
        <Route path={paths.submitProperty} element={<Navigate to={paths.submitPropertyBenefits} replace />} />
        <Route path={paths.submitPropertyBenefits} element={<BenefitsScreen />} />
        <Route path={paths.submitPropertyForm} element={<PropertyFormScreen />} />
        <Route path={paths.submitPropertyContract} element={<ContractScreen />} />
        <Route path={paths.submitPropertyReview} element={<SubmissionReviewScreen />} />
        <Route path={paths.submission(':id')} element={<SubmissionScreen />} />
        <Route path={paths.resources} element={<ResourcesScreen />} />
        <Route path={paths.resource(':slug')} element={<ResourceScreen />} />
        <Route path={paths.saved} element={<SavedScreen />} />
        <Route path={paths.staffListings} element={<ReviewScreen />} />
        <Route path={paths.staffSubmissions} element={<StaffSubmissionsScreen />} />
        <Route path={paths.staffEvents} element={<StaffEventsScreen />} />
        <Route path={paths.staffReports} element={<ReportsScreen />} />
        <Route path={paths.staffMessages} element={<StaffMessagesScreen />} />
        <Route path={paths.messages} element={<MessagesScreen />} />
        <Route path={paths.conversation(':id')} element={<MessagesScreen />} />
        <Route path={paths.notifications} element={<NotificationsScreen />} />
        <Route path={paths.profile} element={<ProfileScreen />} />
        <Route path={paths.account} element={<AccountScreen />} />
        <Route path={paths.billing} element={<BillingScreen />} />
        <Route path="*" element={<UnknownPath />} />
      </Route>
    </Route>
    {authRoutes}
  </Route>,
);

/** Above the layouts: the way from one to another is a change of screen as well. */
function Screens() {
  return (
    <>
      <RouteEffects />
      <Outlet />
    </>
  );
}

/** The signed-in app. A data router, so that a form can guard its unsaved changes. */
export default function ProtectedRouter() {
  return (
    <QueryProvider>
      <RouterProvider router={router} />
    </QueryProvider>
  );
}

const router = createBrowserRouter(routes);
