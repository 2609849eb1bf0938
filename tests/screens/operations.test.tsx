import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Operations } from '@/features/operations/operations';
import StaffOperationsScreen from '@/routes/app/staff-operations-screen';
import { paths } from '@/shared/config/paths';
import { Toaster } from '@/shared/ui/toaster';
import { backendUrl, rows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

const at = '2026-11-20T12:00:00Z';

describe('operations', () => {
  let figures: Operations;
  let retried: unknown[];

  beforeEach(() => {
    figures = {
      database_bytes: 48_000_000,
      request_check: true,
      payment_count: 0,
      payments: [],
      payment_problems: [],
      open_disputes: 0,
      reversals: [],
      corrections: [],
      mail: [],
      jobs: [{ job: 'send-mail', ran_at: at, is_late: false }],
      errors: [],
      queries: null,
    };
    retried = [];
    server.use(
      rows('staff', [{ user_id: someMember.id, granted_at: at, role: 'admin', lacks_second_factor: false }]),
      http.post(`${backendUrl}/rest/v1/rpc/operations`, () => HttpResponse.json(figures)),
      http.post(`${backendUrl}/rest/v1/rpc/retry_mail`, async ({ request }) => {
        retried.push(await request.json());
        figures = { ...figures, mail: figures.mail.slice(1) };
        return HttpResponse.json(2);
      }),
    );
  });

  const show = () =>
    renderScreen(
      <>
        <StaffOperationsScreen />
        <Toaster />
      </>,
      { at: paths.staffOperations, user: someMember },
    );
  const section = async (name: string) => within(await screen.findByRole('region', { name }));

  it.each(['moderator', 'reviewer'])('are not for a %s', async (role) => {
    server.use(rows('staff', [{ user_id: someMember.id, granted_at: at, role, lacks_second_factor: false }]));
    show();
    expect(await screen.findByText('Page Not Found')).toBeInTheDocument();
  });

  it('retry emails with one error, but never those that may have been sent', async () => {
    figures.mail = [
      { problem: 'dead', error: '550', count: 2, oldest: at },
      { problem: 'dead', error: null, count: 1, oldest: at },
      { problem: 'unknown', error: null, count: 3, oldest: at },
    ];
    const { user } = show();
    const mail = await section('Email');
    expect(mail.getAllByRole('button')).toHaveLength(2);
    await user.click(mail.getByRole('button', { name: 'Retry 2 emails' }));
    expect(await screen.findByText('2 emails queued again')).toBeVisible();
    await user.click(mail.getByRole('button', { name: 'Retry 1 email' }));
    expect(retried).toEqual([{ error: '550' }, {}]);
  });
});
