import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import StaffMessagesScreen from '@/routes/app/staff-messages-screen';
import ContactScreen from '@/routes/marketing/contact-screen';
import LegalNoticeScreen from '@/routes/marketing/legal-notice-screen';
import { paths } from '@/shared/config/paths';
import { Toaster } from '@/shared/ui/toaster';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

describe('contact', () => {
  type Sent = Record<string, unknown>;

  describe('contact form', () => {
    let stored: Sent[];
    let refusal: { status: number; body: object } | null;

    beforeEach(() => {
      stored = [];
      refusal = null;
      server.use(
        http.post(`${backendUrl}/rest/v1/contact_messages`, async ({ request }) => {
          const sent = (await request.json()) as Sent;
          if (refusal) return HttpResponse.json(refusal.body, { status: refusal.status });
          stored.push(sent);
          return new HttpResponse(null, { status: 201 });
        }),
      );
    });

    const open = (who: typeof someMember | null = null) =>
      renderScreen(<ContactScreen />, { at: paths.contact, user: who });
    const form = () => within(screen.getByRole('region', { name: 'Contact form' }));
    const fill = async (user: ReturnType<typeof open>['user']) => {
      await user.type(form().getByLabelText(/^Name/), 'Vera Vane');
      await user.type(form().getByLabelText(/^Email/), 'vera@example.com');
      await user.selectOptions(form().getByLabelText(/^Subject/), 'partnership');
      await user.type(form().getByLabelText(/^Message/), 'Let us talk.');
    };
    const press = (user: ReturnType<typeof open>['user']) =>
      user.click(form().getByRole('button', { name: 'Send message' }));

    it('shows errors next to the fields, focuses the first, and sends nothing', async () => {
      const { user } = open();
      await user.type(form().getByLabelText(/^Email/), 'vera');
      await press(user);
      expect(form().getByLabelText(/^Name/)).toHaveFocus();
      expect(form().getByLabelText(/^Name/)).toHaveAccessibleDescription('Enter your name');
      expect(form().getByLabelText(/^Email/)).toHaveAccessibleDescription(
        'Enter an email address like name@example.com',
      );
      expect(form().getByLabelText(/^Subject/)).toHaveAccessibleDescription('Choose a subject');
      expect(form().getByLabelText(/^Message/)).toHaveAccessibleDescription('Write your message');
      await user.type(form().getByLabelText(/^Email/), '@example.com');
      expect(form().getByLabelText(/^Email/)).toBeValid();
      expect(stored).toEqual([]);
    });

    it('keeps the input after a failure and a reload and retries with the same id', async () => {
      refusal = { status: 500, body: { message: 'down' } };
      const { user, unmount } = open();
      await fill(user);
      await press(user);
      expect(await form().findByRole('alert')).toHaveTextContent(
        'We couldn’t send your message. Something went wrong on our side.',
      );
      unmount();
      const again = open();
      await waitFor(() => expect(form().getByLabelText(/^Message/)).toHaveValue('Let us talk.'));
      // It had arrived after all.
      refusal = { status: 409, body: { code: '23505', message: 'duplicate key value' } };
      await press(again.user);
      expect(await form().findByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    });

    it('has a hidden honeypot and sends its value', async () => {
      const { user, container } = open();
      const honeypot = container.querySelector<HTMLInputElement>('input[name="website"]');
      expect(form().queryByRole('textbox', { name: 'Website' })).not.toBeInTheDocument();
      expect(honeypot).toHaveAttribute('tabindex', '-1');
      await fill(user);
      if (honeypot) honeypot.value = 'https://bots.example';
      await press(user);
      expect(await form().findByRole('heading', { name: 'Message Sent!' })).toBeVisible();
      expect(stored[0]).toMatchObject({ website: 'https://bots.example' });
    });
  });

  describe('staff messages', () => {
    const messageId = (number: number) => `4c4c4c4c-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const message = (number: number, change: Sent = {}) => ({
      id: messageId(number),
      user_id: null,
      name: 'Vera Vane',
      email: 'vera@example.com',
      company: null,
      subject: 'demo',
      message: `Message number ${number}`,
      website: null,
      created_at: `2026-03-0${number}T12:00:00+00:00`,
      resolved_at: null,
      resolved_by: null,
      note: null,
      is_legal: false,
      links: null,
      address: null,
      good_faith: null,
      accurate: null,
      signature: null,
      sender: null,
      settler: null,
      ...change,
    });
    let open: ReturnType<typeof message>[];
    let settled: Sent[];
    let refusal: { status: number; body: object } | null;

    beforeEach(() => {
      open = [
        message(1),
        message(2, {
          name: 'Ben',
          subject: 'support',
          sender: { id: someMember.id, name: 'Ben Member', membership_tier: 'closer' },
        }),
      ];
      settled = [];
      refusal = null;
      server.use(
        rows('staff', [
          { user_id: someMember.id, granted_at: '2026-01-01T00:00:00Z', role: 'admin', lacks_second_factor: false },
        ]),
        http.get(`${backendUrl}/rest/v1/contact_messages`, ({ request }) => {
          const openOnly = new URL(request.url).searchParams.get('resolved_at') === 'is.null';
          const done = message(3, {
            resolved_at: '2026-03-04T12:00:00+00:00',
            note: 'Answered.',
            settler: { id: someMember.id, name: 'Ann Staff' },
          });
          return HttpResponse.json(openOnly ? open : [done]);
        }),
        http.post(`${backendUrl}/rest/v1/rpc/resolve_contact_message`, async ({ request }) => {
          const sent = (await request.json()) as Sent;
          if (refusal) return HttpResponse.json(refusal.body, { status: refusal.status });
          settled.push(sent);
          open = open.filter(({ id }) => id !== sent['message_id']);
          return new HttpResponse(null, { status: 204 });
        }),
      );
    });

    const show = () =>
      renderScreen(
        <>
          <StaffMessagesScreen />
          <Toaster />
        </>,
        { at: paths.staffMessages, user: someMember },
      );
    const card = async (text: string) => within((await screen.findByText(text)).closest('article') as HTMLElement);

    it('are only for staff', async () => {
      server.use(rows('staff', []));
      show();
      expect(await screen.findByText('Page Not Found')).toBeInTheDocument();
    });

    it('are resolved with a note, and focus moves on', async () => {
      const { user } = show();
      const first = await card('Message number 1');
      await user.type(first.getByLabelText(/^Note/), ' Sent the plan. ');
      await user.click(first.getByRole('button', { name: 'Resolve' }));
      await waitFor(() => expect(screen.queryByText('Message number 1')).not.toBeInTheDocument());
      expect(settled).toEqual([{ message_id: messageId(1), note: 'Sent the plan.' }]);
      expect(screen.getByRole('heading', { name: 'Ben' })).toHaveFocus();
    });

    it('stay when resolving fails and refetch when someone else was faster', async () => {
      const { user } = show();
      refusal = { status: 500, body: { message: 'down' } };
      await user.click((await card('Message number 1')).getByRole('button', { name: 'Resolve' }));
      expect(await screen.findByText(/^We couldn’t resolve the message\./)).toBeVisible();
      refusal = { status: 400, body: { code: 'P0001', message: 'This message has already been resolved.' } };
      open = open.slice(1);
      await user.click((await card('Message number 1')).getByRole('button', { name: 'Resolve' }));
      expect(await screen.findByText(/: This message has already been resolved\.$/)).toBeVisible();
      await waitFor(() => expect(screen.queryByText('Message number 1')).not.toBeInTheDocument());
    });
  });
});

describe('legal notices', () => {
  const property = `${window.location.origin}/property/42`;

  describe('legal notice', () => {
    let stored: Record<string, unknown>[];
    let refusal: { status: number; body: object } | null;

    beforeEach(() => {
      stored = [];
      refusal = null;
      server.use(
        http.post(`${backendUrl}/rest/v1/contact_messages`, async ({ request }) => {
          if (refusal) return HttpResponse.json(refusal.body, { status: refusal.status });
          stored.push((await request.json()) as Record<string, unknown>);
          return new HttpResponse(null, { status: 201 });
        }),
      );
    });

    const open = (link?: string) => renderScreen(<LegalNoticeScreen />, { at: paths.legalNotice(link) });
    const form = () => within(screen.getByRole('region', { name: 'Legal notice' }));
    type User = ReturnType<typeof open>['user'];
    const fill = async (user: User, subject: string) => {
      await user.selectOptions(form().getByLabelText(/^What is your notice about/), subject);
      await user.type(form().getByLabelText(/^(The copyrighted work|Discriminatory content)/), 'My photo of the house');
      await user.type(form().getByLabelText(/^Your name/), 'Vera Vane');
      await user.type(form().getByLabelText(/^Email/), 'vera@example.com');
    };
    const press = (user: User) => user.click(form().getByRole('button', { name: 'Send notice' }));

    it('focuses the first problem, and accepts only our own pages', async () => {
      const { user } = open('https://evil.example/property/42');
      expect(form().getByLabelText(/^Links/)).toHaveValue('');
      await press(user);
      expect(form().getByLabelText(/^What is your notice about/)).toHaveFocus();
      await fill(user, 'Fair housing');
      await user.type(form().getByLabelText(/^Links/), 'https://evil.example/property/42');
      await press(user);
      expect(form().getByLabelText(/^Links/)).toHaveFocus();
      expect(form().getByLabelText(/^Links/)).toHaveAccessibleDescription(/isn’t a page with content on Cornerlot/);
      expect(stored).toEqual([]);
    });

    it('keeps the input after a failure and a reload, and adds the link of another page', async () => {
      refusal = { status: 500, body: { message: 'down' } };
      const { user, unmount } = open(property);
      await fill(user, 'Copyright');
      await user.click(form().getByLabelText(/^I believe in good faith/));
      await user.type(form().getByLabelText(/^Mailing address/), '1 Main St');
      await user.click(form().getByLabelText(/Under penalty of perjury/));
      await user.type(form().getByLabelText(/^Electronic signature/), 'Vera Vane');
      await press(user);
      expect(await form().findByRole('alert')).toHaveTextContent('We couldn’t send your notice.');
      unmount();
      const again = open('/community/posts/7');
      await waitFor(() => expect(form().getByLabelText(/^The copyrighted work/)).toHaveValue('My photo of the house'));
      expect(form().getByLabelText(/^I believe in good faith/)).toBeChecked();
      expect(form().getByLabelText(/^Links/)).toHaveValue(`${property}\n${window.location.origin}/community/posts/7`);
      refusal = null;
      await press(again.user);
      expect(await form().findByRole('heading', { name: 'Notice sent' })).toBeVisible();
    });
  });
});
