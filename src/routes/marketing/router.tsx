import { lazy } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { authRoutes } from '@/routes/auth/auth-routes';
import { paths } from '@/shared/config/paths';
import { RouteEffects } from '@/shared/ui/route-effects';
import { usePageHead } from '@/shared/ui/use-page-head';
import { HomeScreen } from './home-screen';
import { headOf } from './page-heads';
import { PublicLayout } from './public-layout';
import { UnknownPath } from './unknown-path';

const MarketplaceScreen = lazy(() => import('./marketplace-screen'));
const MembershipScreen = lazy(() => import('./membership-screen'));
const PropertyScreen = lazy(() => import('./property-screen'));

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
