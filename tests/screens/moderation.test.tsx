import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import StaffTeamScreen from '@/routes/app/staff-team-screen';
import { paths } from '@/shared/config/paths';
import { Toaster } from '@/shared/ui/toaster';
import { member } from '../msw/members';
import { backendUrl, respondWithRows } from '../msw/rest';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';
const at = '2026-03-01T12:00:00+00:00';

describe('team', () => {
  const maria = { id: '88888888-0000-4000-8000-000000000001', name: 'Maria Mod' };
  const staffRow = (who: { id: string; name: string }, role: string) => ({
    user_id: who.id,
    role,
    granted_at: at,
    member: { ...who, profile_image_url: null, membership_tier: 'free' },
  });
  let team: ReturnType<typeof staffRow>[];
  let changes: unknown[];
  let refusal: { code: string; message: string } | null;

  beforeEach(() => {
    team = [staffRow({ id: someMember.id, name: 'Dana' }, 'admin'), staffRow(maria, 'moderator')];
    changes = [];
    refusal = null;
    server.use(
      http.get(`${backendUrl}/rest/v1/staff`, ({ request }) => {
        const one = new URL(request.url).searchParams.get('user_id');
        return respondWithRows(request, one ? team.filter(({ user_id }) => one === `eq.${user_id}`) : team);
      }),
      http.post(`${backendUrl}/rest/v1/rpc/set_staff_role`, async ({ request }) => {
        if (refusal) return HttpResponse.json(refusal, { status: 400 });
        const sent = (await request.json()) as { member_id: string; role: string | null };
        changes.push(sent);
        team = team
          .filter(({ user_id }) => sent.role !== null || user_id !== sent.member_id)
          .map((row) => (row.user_id === sent.member_id && sent.role ? { ...row, role: sent.role } : row));
        return new HttpResponse(null, { status: 204 });
      }),
    );
  });

  const show = () =>
    renderScreen(
      <>
        <StaffTeamScreen />
        <Toaster />
      </>,
      { at: paths.staffTeam, user: someMember },
    );

  it('is only for admins', async () => {
    team = [staffRow({ id: someMember.id, name: 'Dana' }, 'moderator')];
    show();
    expect(await screen.findByText('Page Not Found')).toBeInTheDocument();
  });

  it('removes someone after a confirmation', async () => {
    const { user } = show();
    await screen.findByLabelText('Role of Maria Mod');
    await user.click(screen.getAllByRole('button', { name: 'Remove' })[1] as HTMLElement);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove Maria Mod from the team?' }));
    expect(changes).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Removed from the team')).toBeVisible();
    expect(changes).toEqual([{ member_id: maria.id, role: null }]);
    await waitFor(() => expect(screen.queryByLabelText('Role of Maria Mod')).not.toBeInTheDocument());
  });

  it('shows why the last admin keeps the role', async () => {
    refusal = { code: 'P0001', message: 'There must be at least one admin.' };
    const { user } = show();
    await user.selectOptions(await screen.findByLabelText('Role of Dana'), 'Moderator');
    expect(await screen.findByText('There must be at least one admin.')).toBeVisible();
    expect(screen.getByLabelText('Role of Dana')).toHaveValue('admin');
  });

  it('adds a member who isn’t on it yet', async () => {
    const mario = { id: '88888888-0000-4000-8000-000000000002', name: 'Mario New' };
    server.use(
      http.post(`${backendUrl}/rest/v1/rpc/search_members`, () => HttpResponse.json([member(maria), member(mario)])),
    );
    const { user } = show();
    await user.type(await screen.findByLabelText('Add a member'), 'Mari');
    await user.selectOptions(screen.getByLabelText('Role'), 'Reviewer');
    await user.click(await screen.findByRole('button', { name: 'Add Mario New' }));
    expect(await screen.findByText('Added to the team')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Maria Mod' })).not.toBeInTheDocument();
    expect(changes).toEqual([{ member_id: mario.id, role: 'reviewer' }]);
    expect(screen.getByLabelText('Add a member')).toHaveValue('');
  });
});
