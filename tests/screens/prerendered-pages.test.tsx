import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import AboutScreen from '@/routes/marketing/about-screen';
import CommunityScreen from '@/routes/marketing/community-screen';
import ContactScreen from '@/routes/marketing/contact-screen';
import HomeScreen from '@/routes/marketing/home-screen';
import LegalNoticeScreen from '@/routes/marketing/legal-notice-screen';
import PrivacyScreen from '@/routes/marketing/privacy-screen';
import PublicLayout from '@/routes/marketing/public-layout';
import TermsScreen from '@/routes/marketing/terms-screen';
import { createQueryClient } from '@/shared/query/query-client';
import { AuthProvider } from '@/shared/session/auth-provider';

const pages: [string, ReactElement, string][] = [
  ['home', <HomeScreen key="home" />, 'Sample testimonials'],
  ['about', <AboutScreen key="about" />, 'These people are invented'],
  ['contact', <ContactScreen key="contact" />, 'Eastern time'],
  ['legal notice', <LegalNoticeScreen key="legal-notice" />, '17 U.S.C. § 512(c)(3)'],
  ['terms', <TermsScreen key="terms" />, 'not a broker'],
  ['privacy', <PrivacyScreen key="privacy" />, 'Download my data'],
  ['community', <CommunityScreen key="community" />, 'Join to View Full Posts'],
];

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each(pages)(
  '%s renders without a browser, with its text, one h1, and no skipped heading level',
  async (_, page, text) => {
    vi.stubGlobal('document', undefined);
    const { prelude } = await prerender(
      <QueryClientProvider client={createQueryClient()}>
        <AuthProvider>
          <StaticRouter location="/">
            <Routes>
              <Route element={<PublicLayout />}>
                <Route path="*" element={page} />
              </Route>
            </Routes>
          </StaticRouter>
        </AuthProvider>
      </QueryClientProvider>,
    );
    const html = await new Response(prelude).text();
    vi.unstubAllGlobals();
    expect(html).toContain(text);
    const levels = Array.from(html.matchAll(/<h([1-6])[\s>]/g), ([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.slice(1).forEach((level, index) => expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1));
  },
);
