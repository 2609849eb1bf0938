import '@fontsource-variable/fraunces/wght.css';
import frauncesUrl from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import { preload } from 'react-dom';
import { usePageTitle } from '@/shared/ui/route-effects';
import { AccountDeletedNotice } from './account-deleted-notice';
import { HomeClosing } from './home-closing';
import { HomeFigures } from './home-figures';
import { HomeHero } from './home-hero';
import { HomeLatest } from './home-latest';
import { HomePoints } from './home-points';

/** The public site's front page. */
export function HomeScreen() {
  usePageTitle(null);
  // The browser would find the font only after laying the heading out.
  preload(frauncesUrl, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <>
      <AccountDeletedNotice />
      <HomeHero />
      <HomeFigures />
      <HomeLatest />
      <HomePoints />
      <HomeClosing />
    </>
  );
}
