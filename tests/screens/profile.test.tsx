import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within, fireEvent, render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDraft } from '@/platform/storage/drafts';
import ProfileScreen from '@/routes/app/profile-screen';
import { paths } from '@/domain/site/paths';
import { createQueryClient } from '@/platform/query/query-client';
import { AuthProvider } from '@/platform/auth/auth-provider';
import { expectFocused } from '../expect-focused';
import { deferredResponse } from '../msw/auth';
import { ownCounts, ownListing } from '../msw/own';
import { profileBackend, saveRejected } from '../msw/profile';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { bucket } from '../msw/storage';
import { renderScreen, someMember, setSession } from '../render';
import { memoryHistory, RoutesAt } from '../routes-at';
import { setUpUser } from '../user';

describe('the profile', () => {
  const open = (user: typeof someMember | null = someMember) =>
    renderScreen(<ProfileScreen />, { at: paths.profile, path: paths.profile, user });
  const loaded = () => screen.findByRole('heading', { level: 1, name: 'Dana Ruiz' });

  beforeEach(() => {
    server.use(rows('properties', []), ownCounts());
  });

  describe('own profile', () => {
    it('marks what only the member can see', async () => {
      profileBackend({ profile_status: 'private' }, { shown: false });
      open();
      await loaded();
      expect(screen.getAllByText('Only you can see this')).toHaveLength(2);
      expect(screen.getAllByText('Private')).toHaveLength(2);
      expect(screen.getByText('Visible to your connections only.')).toBeInTheDocument();
    });

    it('asks a visitor to sign in', () => {
      open(null);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your profile');
      expect(screen.getByText('Please sign in to view your profile.')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin?redirect=%2Fprofile');
    });
  });

  describe('listings on own profile', () => {
    const own = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        ownListing({ id: `7a06b9d4-b489-4c09-94d8-733bb4b2168${index}`, title: `Deal ${index}` }),
      );
    const section = () => within(screen.getByRole('region', { name: 'My listings' }));

    it('leaves the profile intact when listings fail to load', async () => {
      profileBackend();
      server.use(
        http.get(`${backendUrl}/rest/v1/properties`, () => HttpResponse.json({ message: 'broken' }, { status: 500 })),
      );
      const { user } = open();
      await loaded();
      expect(await screen.findByText('Failed to load your listings. Please try again later.')).toBeInTheDocument();
      server.use(rows('properties', own(1)));
      await user.click(section().getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(screen.getByText('Deal 0')).toBeInTheDocument());
    });
  });
});

describe('editing it', () => {
  // By label and text: role queries are slow in a form of this size.
  const field = (name: string | RegExp) => screen.getByLabelText(name);
  const loaded = () => screen.findByLabelText(/^Name/);
  const save = () => screen.getByText(/^(Save|Retry)$/);
  const storedDraft = () => readDraft(`profile_draft_${someMember.id}`);
  const heading = (text: string) => screen.findByText(text, { selector: 'h1' });
  const viewed = () => screen.findByText('Edit profile', { selector: 'a' });

  /** The screen on a history that can block navigation, like the app’s. */
  function open(at = '/profile?edit') {
    setSession(someMember);
    const history = memoryHistory('/before', at);
    const routes = [
      {
        path: paths.profile,
        element: (
          <main>
            <ProfileScreen />
          </main>
        ),
      },
      { path: '*', element: <p>Another screen</p> },
    ];
    const view = render(
      <QueryClientProvider client={createQueryClient({ retries: 0 })}>
        <AuthProvider>
          <RoutesAt history={history} routes={routes} />
        </AuthProvider>
      </QueryClientProvider>,
    );
    return { ...view, history, user: setUpUser({ delay: null }) };
  }

  async function retype(user: UserEvent, name: string | RegExp, text: string) {
    await user.clear(field(name));
    await user.click(field(name));
    await user.paste(text);
  }

  beforeEach(() => {
    server.use(rows('properties', []), ownCounts());
  });

  describe('profile form', () => {
    it('focuses the heading on opening and closing, and supports Back', async () => {
      profileBackend();
      const { user, history } = open(paths.profile);
      await user.click(await viewed());
      // While the form loads, a placeholder heading is shown.
      await loaded();
      await waitFor(() => expect(screen.getByText('Edit profile', { selector: 'h1' })).toHaveFocus());
      expect(document.title).toMatch(/^Edit profile/);
      await user.click(screen.getByText('Cancel'));
      await expectFocused(heading('Dana Ruiz'));
      expect(history.location).toMatchObject({ pathname: paths.profile, search: '' });
    });

    it('sends only changed fields, once, and shows them', async () => {
      const saved = profileBackend();
      const { user, history } = open();
      await loaded();
      expect(field('Bio')).toHaveValue('I hold duplexes.\nStill buying.');
      await retype(user, 'Title', 'Duplex owner');
      await retype(user, 'Investment interests', ' Land, , BRRRR,land ');
      await user.click(field('Agent'));
      await user.click(field('Private'));
      await retype(user, 'Instagram', 'instagram.com/dana');
      await user.dblClick(save());
      expect(await screen.findByText('Duplex owner')).toBeInTheDocument();
      expect(saved).toEqual([
        {
          title: 'Duplex owner',
          investment_interests: ['Land', 'BRRRR'],
          roles: ['agent', 'landlord'],
          profile_status: 'private',
          social_links: { linkedin: 'https://linkedin.com/in/dana', instagram: 'https://instagram.com/dana' },
        },
      ]);
      expect(screen.getAllByText('Private')).toHaveLength(2);
      expect(screen.getByText('Agent')).toBeInTheDocument();
      await expectFocused(heading('Dana Ruiz'));
      expect(history.location.search).toBe('');
      expect(storedDraft()).toBeNull();
    });

    it('shows errors next to the fields and focuses the first', async () => {
      const saved = profileBackend();
      const { user } = open();
      await loaded();
      await user.clear(field(/^Name/));
      await retype(user, 'LinkedIn', 'javascript:alert(1)');
      await retype(user, 'Deals closed', '100001');
      fireEvent.change(field('Bio'), { target: { value: 'x'.repeat(4001) } });
      await user.click(save());
      // The others were found when the focus left their fields.
      expect(await screen.findByText('Use at most 4,000 characters.')).toBeInTheDocument();
      expect(screen.getByText('Enter your name.')).toBeInTheDocument();
      expect(screen.getByText('Enter a web address such as linkedin.com/in/you.')).toBeInTheDocument();
      expect(screen.getByText('Must be 100,000 or less.')).toBeInTheDocument();
      expect(screen.getByText('4,001 of 4,000 characters')).toBeInTheDocument();
      expect(field('LinkedIn')).toBeInvalid();
      expect(field('LinkedIn')).toHaveValue('javascript:alert(1)');
      expect(field(/^Name/)).toHaveFocus();
      expect(saved).toEqual([]);
    });

    it('shows that it’s saving, keeps input on failure, and can retry', async () => {
      profileBackend();
      const { user } = open();
      await loaded();
      await retype(user, 'Title', 'Duplex owner');
      saveRejected(500, null, 'broken');
      await user.click(save());
      expect(
        await screen.findByText(/^We couldn’t save your profile\. Something went wrong on our side/),
      ).toBeInTheDocument();
      expect(field('Title')).toHaveValue('Duplex owner');
      expect(storedDraft()).toBe('{"title":"Duplex owner"}');

      const { response, respond } = deferredResponse<Response>();
      server.use(http.post(`${backendUrl}/rest/v1/rpc/save_profile`, () => response));
      await user.click(save());
      expect(await screen.findByText('Saving...')).toBeInTheDocument();
      expect(screen.queryByText(/^We couldn’t save your profile/)).not.toBeInTheDocument();
      respond(new HttpResponse(null, { status: 204 }));
      expect(await heading('Dana Ruiz')).toBeInTheDocument();
      expect(storedDraft()).toBeNull();
    });
  });

  describe('profile picture', () => {
    const row = () =>
      http.patch(`${backendUrl}/rest/v1/users`, async ({ request }) => {
        const change = (await request.json()) as { profile_image_url: string | null };
        profileBackend(change);
        return HttpResponse.json({ id: someMember.id });
      });

    it('removes the profile picture immediately without touching the form', async () => {
      const stored = { names: [`${someMember.id}/1.jpg`] };
      profileBackend();
      server.use(row(), ...bucket('avatars', stored));
      const { user } = open();
      await loaded();
      await user.type(field('Title'), '!');
      await user.click(screen.getByText('Remove Image'));
      expect(await screen.findByText('Picture removed.')).toBeInTheDocument();
      expect(screen.queryByText('Remove Image')).not.toBeInTheDocument();
      expect(stored.names).toEqual([]);
      expect(field('Title')).toHaveValue('Landlord!');
    });
  });

  describe('leaving the form', () => {
    it('asks before discarding changes and leaves when confirmed', async () => {
      profileBackend();
      const { user, history } = open();
      await loaded();
      await user.type(field('Title'), '!');
      await user.click(screen.getByText('Cancel'));
      const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
      await user.click(within(question).getByText('Keep editing'));
      expect(field('Title')).toHaveValue('Landlord!');
      act(() => history.go(-1));
      await user.click(within(await screen.findByRole('alertdialog')).getByText('Discard'));
      expect(await screen.findByText('Another screen')).toBeInTheDocument();
      expect(storedDraft()).toBeNull();
    });

    it('asks before closing the tab only when there are changes', async () => {
      profileBackend();
      const { user } = open();
      await loaded();
      const closed = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
      expect(closed()).toBe(false);
      await user.type(field('Title'), '!');
      expect(closed()).toBe(true);
    });

    it('restores a draft after a reload over newer saved data, and discards it on request', async () => {
      profileBackend();
      const first = open();
      await loaded();
      await retype(first.user, 'Title', 'Duplex owner');
      first.unmount();

      const saved = profileBackend({ location: 'Dallas, TX' });
      const { user } = open();
      await loaded();
      expect(screen.getByText('We restored your unsaved changes.')).toBeInTheDocument();
      expect(field('Title')).toHaveValue('Duplex owner');
      expect(field('Location')).toHaveValue('Dallas, TX');
      await user.click(screen.getByText('Discard changes'));
      expect(field('Title')).toHaveValue('Landlord');
      expect(storedDraft()).toBeNull();
      await user.click(save());
      await viewed();
      expect(saved).toEqual([]);
    });
  });
});
