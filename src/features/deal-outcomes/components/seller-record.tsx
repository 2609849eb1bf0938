import { useQuery } from '@tanstack/react-query';
import { CircleSlash2, Handshake, MessageCircleReply, Undo2 } from 'lucide-react';
import { useUser } from '@/platform/auth/auth-provider';
import { QueryError } from '@/platform/query/query-error';
import { DescriptionItem, DescriptionList } from '@/kit/ui/description-list';
import { sellerRecordQuery } from '../api/queries';
import {
  answersText,
  claimText,
  dealsText,
  failuresText,
  hasRecord,
  othersText,
  type SellerRecord as Found,
} from '../outcome';

/** A seller's track record on their profile. Nothing for members without offers or deals, and while it loads. */
export function SellerRecord({ memberId }: { memberId: string }) {
  const user = useUser();
  return <LoadedRecord userId={user.id} memberId={memberId} />;
}

function LoadedRecord({ userId, memberId }: { userId: string; memberId: string }) {
  const query = useQuery(sellerRecordQuery(userId, memberId));
  const { data, error } = query;
  if (data) return hasRecord(data) ? <RecordSection record={data} /> : null;
  if (!error) return null;
  return <QueryError query={query} title="We couldn’t load the track record" />;
}

function RecordSection({ record }: { record: Found }) {
  const [answers, failures, others] = [answersText(record), failuresText(record), othersText(record)];
  return (
    <section aria-labelledby="seller-record">
      <h2 id="seller-record" className="text-lg font-semibold">
        Track record as a seller
      </h2>
      <DescriptionList>
        <DescriptionItem icon={<Handshake aria-hidden />}>{dealsText(record)}</DescriptionItem>
        {failures ? <DescriptionItem icon={<Undo2 aria-hidden />}>{failures}</DescriptionItem> : null}
        {others ? <DescriptionItem icon={<CircleSlash2 aria-hidden />}>{others}</DescriptionItem> : null}
        {answers ? <DescriptionItem icon={<MessageCircleReply aria-hidden />}>{answers}</DescriptionItem> : null}
      </DescriptionList>
      <p className="mt-1 text-sm text-muted">
        Counts deals with evidence, such as a signed agreement, between members who have earned some trust. A closing
        that only its two sides vouch for is self-reported.
      </p>
      {record.claims.length > 0 ? (
        <>
          <h3 className="mt-5 font-medium">Claims and outcomes</h3>
          <ul className="numeric mt-1 flex flex-col gap-1 text-[15px]">
            {record.claims.map((claim) => (
              <li key={claim.kind}>{claimText(claim)}</li>
            ))}
          </ul>
          <p className="mt-1 text-sm text-muted">
            Compares listings with what buyers reported after closing. Self-reported, not checked by us.
          </p>
        </>
      ) : null}
    </section>
  );
}
