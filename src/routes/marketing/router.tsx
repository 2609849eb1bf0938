import { lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { authRoutes } from '@/routes/auth/auth-routes';
import { paths } from '@/shared/config/paths';
import { lazyWithQueries } from '@/shared/lib/with-queries';
import { RouteEffects } from '@/shared/ui/route-effects';
import { HomeScreen } from './home-screen';
import { PublicHead } from './public-head';
import { PublicLayout } from './public-layout';

const AboutScreen = lazy(() => import('./about-screen'));
const CommunityScreen = lazy(() => import('./community-screen'));
const ContactScreen = lazyWithQueries(() => import('./contact-screen').then((module) => module.default));
const MarketplaceScreen = lazyWithQueries(() => import('./marketplace-screen').then((module) => module.default));
const MembershipScreen = lazyWithQueries(() => import('./membership-screen').then((module) => module.default));
const PaymentScreen = lazyWithQueries(() => import('./payment-screen').then((module) => module.default));
const PrivacyScreen = lazy(() => import('./privacy-screen'));
const PropertyScreen = lazyWithQueries(() => import('./property-screen').then((module) => module.default));
const ResourceScreen = lazyWithQueries(() => import('./resource-screen').then((module) => module.default));
const ResourcesScreen = lazyWithQueries(() => import('./resources-screen').then((module) => module.default));
const TermsScreen = lazy(() => import('./terms-screen'));
const UnknownPath = lazy(() => import('./unknown-path').then((module) => ({ default: module.UnknownPath })));

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
