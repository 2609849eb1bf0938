import { lazy, useEffect } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { authRoutes } from '@/routes/auth/auth-routes';
import { paths } from '@/shared/config/paths';
import { RouteEffects } from '@/shared/ui/route-effects';
import { usePageHead } from '@/shared/ui/use-page-head';
import { HomeScreen } from './home-screen';
import { headOf } from './page-heads';
import { PublicLayout } from './public-layout';
import { UnknownPath } from './unknown-path';

const AboutScreen = lazy(() => import('./about-screen'));
const CommunityScreen = lazy(() => import('./community-screen'));
const ContactScreen = lazy(() => import('./contact-screen'));
const MarketplaceScreen = lazy(() => import('./marketplace-screen'));
const MembershipScreen = lazy(() => import('./membership-screen'));
const PaymentScreen = lazy(() => import('./payment-screen'));
const PrivacyScreen = lazy(() => import('./privacy-screen'));
const PropertyScreen = lazy(() => import('./property-screen'));
const ResourceScreen = lazy(() => import('./resource-screen'));
const ResourcesScreen = lazy(() => import('./resources-screen'));
const TermsScreen = lazy(() => import('./terms-screen'));

/** The public site. Its screens load by query and guard nothing, so plain declarative routing is enough. */
export default function MarketingRouter() {
  return (
    <BrowserRouter>
      <MarketingRoutes />
    </BrowserRouter>
  );
}

/** The screens of the public site, inside a router: the browser's, or the one that pages are written with at build time. */
export function MarketingRoutes() {
  return (
    <>
      {/* Above the layouts: the way from one to another is a change of screen as well. */}
      <RouteEffects />
      <PublicHead />
      <AtWork />
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path={paths.home} element={<HomeScreen />} />
          <Route path={paths.marketplace} element={<MarketplaceScreen />} />
          <Route path={paths.property(':id')} element={<PropertyScreen />} />
          <Route path={paths.membership} element={<MembershipScreen />} />
          <Route path={paths.payment} element={<PaymentScreen />} />
          <Route path={paths.resources} element={<ResourcesScreen />} />
          <Route path={paths.resource(':slug')} element={<ResourceScreen />} />
          <Route path={paths.community} element={<CommunityScreen />} />
          <Route path={paths.about} element={<AboutScreen />} />
          <Route path={paths.contact} element={<ContactScreen />} />
          <Route path={paths.terms} element={<TermsScreen />} />
          <Route path={paths.privacy} element={<PrivacyScreen />} />
          <Route path="*" element={<UnknownPath />} />
        </Route>
        {authRoutes}
      </Routes>
    </>
  );
}

function PublicHead() {
  usePageHead(headOf(useLocation().pathname.replace(/\/+$/, '') || paths.home));
  return null;
}

/** Ends the waiting of a page that was written at build time: from here on its buttons do what they say. */
function AtWork() {
  useEffect(() => {
    delete document.documentElement.dataset['waiting'];
  }, []);
  return null;
}
