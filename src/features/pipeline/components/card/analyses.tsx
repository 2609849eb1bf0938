import { ChartNoAxesCombined, Trash2 } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { paths } from '@/domain/site/paths';
import { formatDate } from '@/kit/formatting/format';
import { ButtonLink, IconButton } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { useDeleteAnalysis } from '../../api/mutations';
import type { CardDetail, SavedAnalysis } from '../../api/card-query';
import type { AnalysisLinkProps } from '../slots';
import { CardSection, rowsClass } from './card-section';

interface AnalysesProps {
  card: CardDetail;
  userId: string;
  loadLink: () => Promise<ComponentType<AnalysisLinkProps>>;
}

/** The saved analyses of a deal, newest first. Each opens as it was saved. */
export function Analyses({ card, userId, loadLink }: AnalysesProps) {
  const { analyses, listing } = card;
  const link = useLazyComponent(loadLink, analyses.length > 0);
  const remove = useDeleteAnalysis(userId);
  const [removing, setRemoving] = useState<SavedAnalysis | null>(null);
  const analyzeAt = listing ? paths.listing(listing.id) : paths.resources;
  return (
    <CardSection
      title="Saved analyses"
      action={
        <ButtonLink
          to={`${analyzeAt}#deal-analysis`}
          size="sm"
          variant="secondary"
          icon={<ChartNoAxesCombined aria-hidden />}
        >
          Run the numbers
        </ButtonLink>
      }
    >
      {analyses.length === 0 ? (
        <p className="text-[15px] text-muted">None yet. Select Save analysis in a deal analysis to keep it here.</p>
      ) : (
        <ul className={rowsClass}>
          {analyses.map((analysis) => (
            <li key={analysis.id} className="flex items-center gap-3 py-1 pr-1 pl-4">
              <div className="min-w-0 flex-1 py-2">
                {link?.({
                  inputs: analysis.inputs,
                  listing,
                  className: 'font-medium break-words text-evergreen-ink hover:underline',
                  children: analysis.name,
                }) ?? <span className="font-medium break-words">{analysis.name}</span>}
                <p className="numeric text-sm text-muted">Saved {formatDate(analysis.created_at)}</p>
              </div>
              <IconButton label={`Delete ${analysis.name}`} onClick={() => setRemoving(analysis)}>
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title="Delete this analysis?"
        description={`“${removing?.name ?? ''}” will be deleted. You can’t undo this.`}
        confirmLabel="Delete"
        busyLabel="Deleting"
        errors={{}}
        onConfirm={() => (removing ? remove.mutateAsync(removing.id).then(() => undefined) : undefined)}
      />
    </CardSection>
  );
}
