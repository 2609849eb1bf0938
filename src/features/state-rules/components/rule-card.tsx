import { useState } from 'react';
import { askedText, signOffText, topicName } from '@/domain/rule/rule-text';
import { formatDay } from '@/kit/formatting/format';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Disclosure } from '@/kit/ui/disclosure';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { toast } from '@/kit/ui/toast';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { RuleSource } from '@/shared/rules/rule-source';
import { useSignRule, type RuleVersion } from '../api/rules';
import type { SupersedeDialogProps } from './supersede-dialog';

const SupersedeDialog = lazyDialog<SupersedeDialogProps>(() =>
  import('./supersede-dialog').then((module) => module.SupersedeDialog),
);

interface RuleCardProps {
  /** Of one topic, newest first. */
  versions: readonly [RuleVersion, ...RuleVersion[]];
}

/** A rule: its latest version, what can be done about it, and the ones before. */
export function RuleCard({ versions: [latest, ...earlier] }: RuleCardProps) {
  const [signing, setSigning] = useState(false);
  const [superseding, setSuperseding] = useState(false);
  const [showEarlier, setShowEarlier] = useState(false);
  const sign = useSignRule();
  const name = topicName(latest.topic);
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="text-lg font-semibold">{name}</h2>
      <Version rule={latest} />
      <div className="mt-4 flex flex-wrap gap-3">
        {latest.signer === null ? (
          <Button variant="secondary" size="sm" aria-label={`Sign off: ${name}`} onClick={() => setSigning(true)}>
            Sign off
          </Button>
        ) : null}
        <Button variant="secondary" size="sm" aria-label={`Supersede: ${name}`} onClick={() => setSuperseding(true)}>
          Supersede
        </Button>
      </div>
      {earlier.length > 0 ? (
        <Disclosure
          title="Earlier versions"
          open={showEarlier}
          onToggle={setShowEarlier}
          className="mt-4 border-t border-line pt-2"
        >
          {earlier.map((rule) => (
            <Version key={rule.id} rule={rule} />
          ))}
        </Disclosure>
      ) : null}
      <ConfirmDialog
        open={signing}
        onOpenChange={setSigning}
        title="Sign off this version?"
        description={
          'Have a lawyer licensed in the state review it first. Members will read your name and the date beside it. ' +
          'You can’t undo this.'
        }
        confirmLabel="Sign off"
        busyLabel="Signing..."
        danger={false}
        errors={{ failed: 'Nothing changed.' }}
        onConfirm={async () => {
          await sign.mutateAsync(latest.id);
          toast.success('Signed off');
        }}
      />
      {superseding ? <SupersedeDialog rule={latest} open onOpenChange={setSuperseding} /> : null}
    </Card>
  );
}

const requirements: Readonly<Record<string, string>> = {
  nothing: 'Requires nothing',
  disclosure: 'Requires a disclosure',
  license: 'Requires a license or registration number',
};

function Version({ rule }: { rule: RuleVersion }) {
  const { version, effective_from, asked_at, requires, summary, disclosure, deals_a_year, days } = rule;
  return (
    <div className="mt-2">
      <p className="numeric text-sm text-muted">
        Version {version}, from {formatDay(effective_from)}. {askedText(asked_at)}.
      </p>
      <p className="numeric mt-2 text-[15px] font-medium">
        {requirements[requires] ?? requires}
        {deals_a_year ? ` after ${deals_a_year} in 12 months` : ''}
        {days ? `. Days of notice or to cancel: ${days}` : ''}
      </p>
      <p className="mt-1 text-[15px]">{summary}</p>
      {disclosure ? (
        <blockquote className="mt-2 border-l-2 border-line pl-3 text-[15px]">{disclosure}</blockquote>
      ) : null}
      {rule.citation === null ? (
        <p className="mt-2 text-sm text-muted">{signOffText(rule)}</p>
      ) : (
        <RuleSource rule={rule} />
      )}
    </div>
  );
}
