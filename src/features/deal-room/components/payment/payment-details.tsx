import { paymentFieldNames, paymentFields } from '@/domain/deal/payment-instructions';
import { phoneLink } from '@/kit/formatting/phone';
import { CopyButton } from '@/kit/ui/copy-button';
import type { Instructions } from '../../payment';

/** The number of the first entry, to call before sending money. */
export function CallbackLink({ phone }: { phone: string }) {
  return (
    <a href={phoneLink(phone)} className="numeric font-semibold whitespace-nowrap text-evergreen-ink underline">
      {phone}
    </a>
  );
}

interface PaymentDetailsProps {
  instructions: Instructions;
  /** Whether the reader holds the money, and so gets the calls. */
  holds: boolean;
}

/** Payment instructions in force: whom to call first, and each value with a button that copies it. */
export function PaymentDetails({ instructions, holds }: PaymentDetailsProps) {
  return (
    <div>
      {instructions.callback_phone ? (
        <p className="font-semibold">
          {holds ? 'The number they call: ' : 'Call before you send money: '}
          <CallbackLink phone={instructions.callback_phone} />
        </p>
      ) : null}
      <p className="mt-1 text-[15px] text-pretty">
        {holds
          ? 'Read the numbers below to the buyer or the seller when they call.'
          : 'Have them read the numbers below to you.'}{' '}
        The number to call can’t be changed in this deal.
      </p>
      <dl className="mt-4 flex flex-col divide-y divide-line">
        {paymentFieldNames.map((name) => {
          const [label, value] = [paymentFields[name], instructions[name]];
          return value === null ? null : (
            <div key={name} className="flex items-center justify-between gap-4 py-2.5">
              <div className="min-w-0">
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="numeric text-[15px] font-medium wrap-anywhere">{value}</dd>
              </div>
              <CopyButton text={value} label="Copy" noun={label.toLowerCase()} copied={`${label} copied`} />
            </div>
          );
        })}
      </dl>
    </div>
  );
}
