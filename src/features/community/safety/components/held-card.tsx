import { Check, ShieldAlert } from 'lucide-react';
import { useId } from 'react';
import { useModerateDialog } from '@/shared/content/moderate-context';
import { formatRelativeDate } from '@/kit/formatting/format';
import { DecisionButton, Decisions } from '@/shared/moderation/decisions';
import type { ReviewActions } from '@/shared/moderation/use-review-queue';
import { useSingleSubmit } from '@/shared/moderation/use-single-submit';
import { ReviewerMatches } from '@/shared/listings/listing-matches';
import { describeError } from '@/platform/errors/describe-error';
import { userMessage } from '@/platform/errors/errors';
import { Badge } from '@/kit/ui/badge';
import { FormError } from '@/kit/ui/field';
import { StoredPicture } from '@/platform/pictures/stored-picture';
import { useApprove } from '../api/mutations';
import type { HeldContent } from '../api/queries';
import { heldSubject } from '../report-snapshot';
import { kindNames, subjectKindOf, waitingReason } from '../reports';
import { HeldReason } from './held-reason';
import { MemberRecord } from './member-record';
import { LiveLink, Member, Snapshot } from './report-card';

interface HeldCardProps extends ReviewActions {
  item: HeldContent;
}

/** Content that waits for review, with the buttons to approve it or to act on it. */
export function HeldCard({ item, onResolved, onConflict }: HeldCardProps) {
  const heading = useId();
  const kind = subjectKindOf(item.subject_kind);
  const approve = useApprove();
  const settle = useSingleSubmit(approve.mutateAsync, onConflict);
  const moderate = useModerateDialog();
  const subject = heldSubject(item);
  return (
    <article
      aria-labelledby={heading}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 id={heading} className="text-lg font-semibold break-words outline-none">
          {kindNames[kind]} by <Member member={item.member} />
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={item.reason === 'reports' ? 'danger' : 'attention'}>{waitingReason(item.reason)}</Badge>
          <span className="text-sm text-muted">Held {formatRelativeDate(item.created_at)}</span>
        </div>
      </header>
      <MemberRecord memberId={item.member.id} />
      <div>
        <Snapshot kind={kind} snapshot={item.snapshot} />
        <Pictures snapshot={item.snapshot} />
        {kind === 'listing' ? (
          <div className="mt-3 empty:hidden">
            <ReviewerMatches listingId={item.id} sellerId={item.member.id} />
          </div>
        ) : null}
        <LiveLink kind={kind} report={{ ...item, subject_id: item.id }} />
      </div>
      {item.reason === 'fair_housing' ? <HeldReason item={item} /> : null}
      <FormError>
        {approve.error && userMessage(approve.error) === null
          ? describeError(approve.error, { failed: 'Nothing changed.' })
          : null}
      </FormError>
      <Decisions>
        <DecisionButton
          decision="approve"
          icon={<Check aria-hidden />}
          busy={approve.isPending}
          busyLabel="Approving..."
          onClick={() => {
            // The error appears above the buttons.
            settle({ item, version: versionOf(item.snapshot) }).then(
              (done) => done && onResolved(`${kindNames[kind]} approved`),
              () => undefined,
            );
          }}
        >
          Approve
        </DecisionButton>
        {moderate ? (
          <DecisionButton
            decision="reject"
            icon={<ShieldAlert aria-hidden />}
            onClick={() => moderate({ ...subject, onDone: onResolved })}
          >
            Take action
          </DecisionButton>
        ) : null}
      </Decisions>
    </article>
  );
}

/** A text column of the held row; null if it has none. */
function textOf(snapshot: HeldContent['snapshot'], column: string): string | null {
  if (typeof snapshot !== 'object' || snapshot === null || Array.isArray(snapshot)) return null;
  const value = snapshot[column];
  return typeof value === 'string' ? value : null;
}

/** Its `updated_at`, for a listing, which can be edited while it waits. */
function versionOf(snapshot: HeldContent['snapshot']): string | null {
  return textOf(snapshot, 'updated_at');
}

/** The picture of a post, or those of a listing. */
function Pictures({ snapshot }: { snapshot: HeldContent['snapshot'] }) {
  const image = textOf(snapshot, 'image');
  return (
    <ul className="mt-3 flex flex-wrap gap-3 empty:hidden">
      {(image === null ? listingImages(snapshot) : [image]).map((path) => (
        <li key={path}>
          <StoredPicture
            bucket="images"
            path={path}
            alt="Attached"
            sizes="427px"
            width={427}
            height={320}
            fallback={<span className="text-sm text-muted">We couldn’t load this picture.</span>}
            className="h-80 max-h-80 w-auto max-w-full rounded-control bg-sunken object-contain"
          />
        </li>
      ))}
    </ul>
  );
}

function listingImages(snapshot: HeldContent['snapshot']): string[] {
  if (typeof snapshot !== 'object' || snapshot === null || Array.isArray(snapshot)) return [];
  const { images } = snapshot;
  return Array.isArray(images) ? images.filter((path) => typeof path === 'string') : [];
}
