import { clsx } from 'clsx';
import { Check, CircleDashed, FileText, ShieldAlert, ShieldCheck, ShieldQuestion, TriangleAlert } from 'lucide-react';
import { compareContract, type ContractLine, type Verdict } from '@/domain/contract/compare-contract';
import { scanTexts, unreadTexts, type ContractReading } from '@/domain/contract/reading';

interface ContractsSayProps {
  contracts: readonly { name: string; reading: ContractReading | null }[];
  /** Whole dollars. */
  askingPrice: number;
  memberName: string;
}

/** For reviewers: what contracts say, line by line, next to what the member stated. Nothing without a reading. */
export function ContractsSay({ contracts, ...subject }: ContractsSayProps) {
  return contracts.map(({ name, reading }, place) =>
    reading === null ? null : (
      <section key={place} className="rounded-control border border-line">
        <h3 className="border-b border-line px-4 py-3 text-sm font-semibold break-words">
          What the contract says{contracts.length > 1 ? `: ${name}` : ''}
        </h3>
        <Comparison reading={reading} {...subject} />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-3 text-sm text-muted">
          <ScanNote scan={reading.scan} />
          {reading.found ? <span>Read automatically, so check the contract itself.</span> : null}
        </p>
      </section>
    ),
  );
}

function Comparison({
  reading: { state, found, same_address: sameAddress, companies },
  ...subject
}: { reading: ContractReading } & Omit<ContractsSayProps, 'contracts'>) {
  if (state !== 'read' || !found)
    return <p className="px-4 py-3 text-sm">{unreadTexts[state === 'read' ? 'unreadable' : state]}</p>;
  return (
    <dl className="divide-y divide-line">
      {compareContract(found, { ...subject, companies, sameAddress }).map((line) => (
        <Line key={line.label} line={line} />
      ))}
    </dl>
  );
}

const marks: Readonly<Record<Verdict, { text: string; icon: typeof Check; tone: string }>> = {
  agrees: { text: 'Agrees', icon: Check, tone: 'text-evergreen-ink' },
  differs: { text: 'Differs', icon: TriangleAlert, tone: 'text-amber-ink' },
  missing: { text: 'Not found', icon: CircleDashed, tone: 'text-muted' },
  stated: { text: 'Stated', icon: FileText, tone: 'text-muted' },
};

function Line({ line: { label, says, verdict, note } }: { line: ContractLine }) {
  const { text, icon: Icon, tone } = marks[verdict];
  return (
    <div className="grid grid-cols-[6.5rem_1fr] gap-x-4 gap-y-1 px-4 py-2.5 text-sm sm:grid-cols-[6.5rem_1fr_auto]">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 break-words">
        {says === null ? null : <p className="numeric font-medium">{says}</p>}
        {note === undefined ? null : <p className="text-muted">{note}</p>}
      </dd>
      <dd className={clsx('col-start-2 flex items-center gap-1.5 self-start font-medium sm:col-start-3', tone)}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {text}
      </dd>
    </div>
  );
}

const scanIcons = { not_scanned: ShieldQuestion, clean: ShieldCheck, infected: ShieldAlert };

function ScanNote({ scan }: Pick<ContractReading, 'scan'>) {
  const Icon = scanIcons[scan];
  return (
    <span className={clsx('inline-flex items-center gap-1.5', scan === 'infected' && 'font-medium text-brick-ink')}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {scanTexts[scan]}
    </span>
  );
}
