import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import ContactScreen from '@/routes/marketing/contact-screen';
import LegalNoticeScreen from '@/routes/marketing/legal-notice-screen';
import { paths } from '@/domain/site/paths';
import { backendUrl } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen } from '../render';

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

    const open = () => renderScreen(<ContactScreen />, { at: paths.contact });
    const form = () => within(screen.getByRole('region', { name: 'Contact form' }));
    const fill = async (user: ReturnType<typeof open>['user']) => {
      await user.type(form().getByLabelText(/^Name/), 'Vera Vane');
      await user.type(form().getByLabelText(/^Email/), 'vera@example.com');
      await user.selectOptions(form().getByLabelText(/^Subject/), 'partnership');
      await user.type(form().getByLabelText(/^Message/), 'Let us talk.');
    };
    const press = (user: ReturnType<typeof open>['user']) =>
      user.click(form().getByRole('button', { name: 'Send message' }));

    it('counts the contact form as sent if an earlier attempt had arrived after all', async () => {
      refusal = { status: 409, body: { code: '23505', message: 'duplicate key value' } };
      const { user } = open();
      await fill(user);
      await press(user);
      expect(await form().findByRole('heading', { name: 'Message Sent!' })).toBeVisible();
    });

    it('hides a honeypot and sends its value', async () => {
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

    it('takes the link of another page along with a draft', async () => {
      const { user, unmount } = open(property);
      await user.type(form().getByLabelText(/^Your name/), 'Vera Vane');
      unmount();
      open('/community/posts/7');
      await waitFor(() => expect(form().getByLabelText(/^Your name/)).toHaveValue('Vera Vane'));
      expect(form().getByLabelText(/^Links/)).toHaveValue(`${property}\n${window.location.origin}/community/posts/7`);
    });

    it('takes no link of another site into a legal notice', () => {
      open('https://evil.example/property/42');
      expect(form().getByLabelText(/^Links/)).toHaveValue('');
    });
  });
});
