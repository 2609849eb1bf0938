import { guestAccessDays, invitedAs, invitedTo } from '@/domain/deal/invitation';
import type { EmailedInvitation } from '../api/invitation';

/** Who sent the invitation, and for which deal and role. */
export function InvitationSummary({ invitation }: { invitation: EmailedInvitation }) {
  const { address, role, side, invited_by: inviter } = invitation;
  return (
    <section aria-label="Invitation" className="mb-7 rounded-card bg-sunken px-5 py-4 text-[15px]">
      <p className="text-pretty">
        {inviter ?? 'A former member'}, the {side}, invited you to the deal on <strong>{address}</strong> as{' '}
        <strong>{invitedAs(role)}</strong>. You’ll be able to:
      </p>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {invitedTo(invitation).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        Joining is free and signs nothing. You can leave at any time, and your access ends {guestAccessDays} days after
        the deal does. Everyone in the deal sees your name and role.
      </p>
    </section>
  );
}
