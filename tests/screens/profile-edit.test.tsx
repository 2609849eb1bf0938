import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import ProfileScreen from '@/routes/protected/profile-screen';
import { paths } from '@/shared/config/paths';
import { createQueryClient } from '@/shared/lib/query-client';
import { AuthProvider } from '@/shared/session/auth-provider';
import { heldBack } from '../msw/auth';
import { ownCounts } from '../msw/own';
import { profileBackend, saveRefused } from '../msw/profile';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { bucket } from '../msw/storage';
import { signedInAs, someMember } from '../render';

// By label and text: finding roles in a form of this size takes jsdom long.
const field = (name: string | RegExp) => screen.getByLabelText(name);
const loaded = () => screen.findByLabelText(/^Name/);
const save = () => screen.getByText(/^(Save|Retry)$/);
const storedDraft = () => sessionStorage.getItem(`profile_draft_${someMember.id}`);
const heading = (text: string) => screen.findByText(text, { selector: 'h1' });
const viewed = () => screen.findByText('Edit profile', { selector: 'a' });

/** The screen on a router that can hold a navigation back, as the app's does. */
function open(at = '/profile?edit') {
  signedInAs(someMember);
  const router = createMemoryRouter(
    [
      {
        path: paths.profile,
        element: (
          <main>
            <ProfileScreen />
          </main>
        ),
      },
      { path: '*', element: <p>Another screen</p> },
    ],
    { initialEntries: ['/before', at] },
  );
  const view = render(
    <QueryClientProvider client={createQueryClient({ retries: 0 })}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
    </QueryClientProvider>,
  );
  return { ...view, router, user: userEvent.setup({ delay: null }) };
}

async function retype(user: ReturnType<typeof userEvent.setup>, name: string | RegExp, text: string) {
  await user.clear(field(name));
  await user.click(field(name));
  await user.paste(text);
}

beforeEach(() => {
  server.use(rows('properties', []), ownCounts());
});

describe('editing the profile', () => {
  it('begins and ends at the heading, with Back in its place', async () => {
    profileBackend();
    const { user, router } = open(paths.profile);
    await user.click(await viewed());
    // While the form loads, another one stands in its place.
    await loaded();
    await waitFor(() => expect(screen.getByText('Edit profile', { selector: 'h1' })).toHaveFocus());
    expect(document.title).toMatch(/^Edit profile/);
    await user.click(screen.getByText('Cancel'));
    expect(await heading('Dana Ruiz')).toHaveFocus();
    expect(router.state.location).toMatchObject({ pathname: paths.profile, search: '' });
  });

  it('sends the changed fields only, once, and shows them', async () => {
    const saved = profileBackend();
    const { user, router } = open();
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
    expect(await heading('Dana Ruiz')).toHaveFocus();
    expect(router.state.location.search).toBe('');
    expect(storedDraft()).toBeNull();
  });

  it('asks the server for nothing when nothing was changed', async () => {
    const saved = profileBackend();
    const { user } = open();
    await loaded();
    await user.click(save());
    await viewed();
    expect(saved).toEqual([]);
  });

  it('names what is wrong beside the fields and goes to the first of them', async () => {
    const saved = profileBackend();
    const { user } = open();
    await loaded();
    await user.clear(field(/^Name/));
    await retype(user, 'LinkedIn', 'javascript:alert(1)');
    await retype(user, 'Deals closed', '100001');
    fireEvent.change(field('Bio'), { target: { value: 'x'.repeat(4001) } });
    await user.click(save());
    expect(await screen.findByText('Enter your name.')).toBeInTheDocument();
    expect(screen.getByText('Enter a web address such as linkedin.com/in/you.')).toBeInTheDocument();
    expect(screen.getByText('Use a whole number from 0 to 100,000.')).toBeInTheDocument();
    expect(screen.getByText('Use at most 4,000 characters.')).toBeInTheDocument();
    expect(screen.getByText('4,001 of 4,000 characters')).toBeInTheDocument();
    expect(field('LinkedIn')).toBeInvalid();
    expect(field('LinkedIn')).toHaveValue('javascript:alert(1)');
    expect(field(/^Name/)).toHaveFocus();
    expect(saved).toEqual([]);
  });

  it('says that it is saving, keeps everything when that fails, and can be tried again', async () => {
    profileBackend();
    const { user } = open();
    await loaded();
    await retype(user, 'Title', 'Duplex owner');
    saveRefused(500, null, 'broken');
    await user.click(save());
    expect(
      await screen.findByText(/^Your profile was not saved\. Something went wrong on our side/),
    ).toBeInTheDocument();
    expect(field('Title')).toHaveValue('Duplex owner');
    expect(storedDraft()).toBe('{"title":"Duplex owner"}');

    const { answer, give } = heldBack<Response>();
    server.use(http.post(`${backendUrl}/rest/v1/rpc/save_profile`, () => answer));
    await user.click(save());
    expect(await screen.findByText('Saving...')).toBeInTheDocument();
    expect(screen.queryByText(/^Your profile was not saved/)).not.toBeInTheDocument();
    give(new HttpResponse(null, { status: 204 }));
    expect(await heading('Dana Ruiz')).toBeInTheDocument();
    expect(storedDraft()).toBeNull();
  });

  it('shows beside the field what the database refuses', async () => {
    profileBackend();
    const { user } = open();
    await loaded();
    await retype(user, 'Phone', '12');
    saveRefused(
      400,
      '23514',
      'new row for relation "member_contacts" violates check constraint "member_contacts_phone_check"',
    );
    await user.click(save());
    expect(await screen.findByText('This was not accepted. Change it and save again.')).toBeInTheDocument();
    expect(field('Phone')).toBeInvalid();
    expect(field('Phone')).toHaveFocus();
    // Told by the field alone.
    expect(screen.getByText('Save')).toBeInTheDocument();
  });

  it('tells a member without an account so', async () => {
    profileBackend();
    const { user } = open();
    await loaded();
    await retype(user, 'Title', 'T');
    saveRefused(403, '28000', 'User not authenticated');
    await user.click(save());
    expect(await screen.findByText(/^User not authenticated/)).toBeInTheDocument();
    expect(field('Title')).toHaveValue('T');
  });

  it('shows the email with the way to change it', async () => {
    profileBackend();
    open();
    await loaded();
    expect(screen.getByText(someMember.email)).toBeInTheDocument();
    expect(screen.getByText('Change email')).toHaveAttribute('href', paths.account);
  });
});

describe('the picture', () => {
  const row = () =>
    http.patch(`${backendUrl}/rest/v1/users`, async ({ request }) => {
      const change = (await request.json()) as { profile_image_url: string | null };
      profileBackend(change);
      return HttpResponse.json({ id: someMember.id });
    });

  it('is removed at once, and leaves the form as it is', async () => {
    const stored = { names: [`${someMember.id}/1.jpg`] };
    profileBackend();
    server.use(row(), ...bucket('avatars', stored));
    const { user } = open();
    await loaded();
    await user.type(field('Title'), '!');
    await user.click(screen.getByText('Remove Image'));
    expect(await screen.findByText('Your picture is removed.')).toBeInTheDocument();
    expect(screen.queryByText('Remove Image')).not.toBeInTheDocument();
    expect(stored.names).toEqual([]);
    expect(field('Title')).toHaveValue('Landlord!');
  });

  it('stays, with the reason, when it cannot be removed', async () => {
    profileBackend();
    server.use(
      http.patch(`${backendUrl}/rest/v1/users`, () => HttpResponse.json({ message: 'broken' }, { status: 500 })),
    );
    const { user } = open();
    await loaded();
    await user.click(screen.getByText('Remove Image'));
    expect(await screen.findByText('Failed to remove image.')).toBeInTheDocument();
    expect(screen.getByText('Remove Image')).toBeInTheDocument();
  });
});

describe('leaving the form', () => {
  it('asks for a changed one, and goes on when told to', async () => {
    profileBackend();
    const { user, router } = open();
    await loaded();
    await user.type(field('Title'), '!');
    await user.click(screen.getByText('Cancel'));
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    await user.click(within(question).getByText('Keep editing'));
    expect(field('Title')).toHaveValue('Landlord!');
    await router.navigate(-1);
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Discard'));
    expect(await screen.findByText('Another screen')).toBeInTheDocument();
    expect(storedDraft()).toBeNull();
  });

  it('asks nothing when what was typed was taken back', async () => {
    profileBackend();
    const { user, router } = open();
    await loaded();
    await user.type(field('Title'), '!{Backspace}');
    await user.click(field('Agent'));
    await user.click(field('Agent'));
    await router.navigate('/elsewhere');
    expect(await screen.findByText('Another screen')).toBeInTheDocument();
  });

  it('asks before the tab is closed, for changes alone', async () => {
    profileBackend();
    const { user } = open();
    await loaded();
    const closed = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(closed()).toBe(false);
    await user.type(field('Title'), '!');
    expect(closed()).toBe(true);
  });

  it('brings back what was typed before a reload, over what was saved elsewhere, and discards it on demand', async () => {
    profileBackend();
    const first = open();
    await loaded();
    await retype(first.user, 'Title', 'Duplex owner');
    first.unmount();

    const saved = profileBackend({ location: 'Dallas, TX' });
    const { user } = open();
    await loaded();
    expect(screen.getByText('Your unsaved changes are back.')).toBeInTheDocument();
    expect(field('Title')).toHaveValue('Duplex owner');
    expect(field('Location')).toHaveValue('Dallas, TX');
    await user.click(screen.getByText('Discard them'));
    expect(field('Title')).toHaveValue('Landlord');
    expect(storedDraft()).toBeNull();
    await user.click(save());
    await viewed();
    expect(saved).toEqual([]);
  });
});
