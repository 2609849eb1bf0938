import { Handshake } from 'lucide-react';
import { jvTerms } from '../notices';

/** The joint venture requirement; hidden when there is none. */
export function JvNotice({ sharePct }: { sharePct: number }) {
  const text = jvTerms(sharePct);
  if (!text) return null;
  return (
    <section
      aria-labelledby="jv"
      className="flex items-start gap-4 rounded-card bg-amber-soft px-5 py-4 text-amber-ink"
    >
      <Handshake aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div>
        <h2 id="jv" className="font-semibold">
          {sharePct}% joint venture required
        </h2>
        <p className="mt-0.5 text-[15px]">{text}</p>
      </div>
    </section>
  );
}
