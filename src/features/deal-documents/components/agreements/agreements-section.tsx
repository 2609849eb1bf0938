import { useQuery } from '@tanstack/react-query';
import { Signature } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '@/kit/hooks/use-now';
import { QueryError } from '@/platform/query/query-error';
import { Button } from '@/kit/ui/button';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { Skeleton } from '@/kit/ui/skeleton';
import { RoomSection } from '@/shared/deals/room-section';
import type { DealPartProps } from '@/domain/deal/deal';
import { kindsToPrepare } from '../../agreements';
import { agreementsQuery } from '../../api/queries';
import { AgreementItem } from './agreement-item';
import type { PrepareDialogProps } from './prepare-dialog';

const PrepareDialog = lazyDialog<PrepareDialogProps>(() =>
  import('./prepare-dialog').then((module) => module.PrepareDialog),
);

interface AgreementsSectionProps extends DealPartProps {
  /** Opens the form that adds a document, where there's no template. */
  onAddDocument: () => void;
}

/** The agreements that the viewer signs, and the form that prepares one. Hidden without any for those who can't. */
export function AgreementsSection({ deal, viewer, onAddDocument }: AgreementsSectionProps) {
  const now = useNow();
  const [preparing, setPreparing] = useState(false);
  const query = useQuery(agreementsQuery(viewer.user_id ?? '', deal.id));
  const { data: agreements, error } = query;
  const kinds = kindsToPrepare(deal, viewer, agreements ?? []);
  if (agreements?.length === 0 && kinds.length === 0) return null;
  return (
    <RoomSection
      title="Agreements"
      anchor="agreements"
      text="Sign here. Once everyone has signed, you get a sealed PDF."
      actions={
        agreements && kinds.length > 0 ? (
          <Button variant="secondary" size="sm" icon={<Signature aria-hidden />} onClick={() => setPreparing(true)}>
            Prepare agreement
          </Button>
        ) : null
      }
    >
      {agreements && agreements.length > 0 ? (
        <ul className="-my-5 flex flex-col divide-y divide-line">
          {agreements.map((agreement) => (
            <li key={agreement.id} className="py-5">
              <AgreementItem deal={deal} viewer={viewer} now={now} agreement={agreement} />
            </li>
          ))}
        </ul>
      ) : null}
      {agreements?.length === 0 ? (
        <p className="text-[15px] text-muted">
          No agreements yet. Prepare one from a template that our team approved for the property’s state.
        </p>
      ) : null}
      {!agreements && error ? <QueryError query={query} title="We couldn’t load the agreements" /> : null}
      {!agreements && !error ? (
        <>
          <output className="sr-only">Loading agreements</output>
          <Skeleton className="h-24" />
        </>
      ) : null}
      {preparing ? (
        <PrepareDialog
          deal={deal}
          viewer={viewer}
          kinds={kinds}
          onAddDocument={onAddDocument}
          open
          onOpenChange={setPreparing}
        />
      ) : null}
    </RoomSection>
  );
}
