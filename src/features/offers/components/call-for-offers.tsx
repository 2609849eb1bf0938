import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { zoneOfState } from '@/kit/time/time-zones';
import { deadlineMeanings, formatDeadline } from '@/kit/time/deadlines';
import { RepeatedHourField } from '@/kit/ui/repeated-hour-field';
import { ZoneField } from '@/kit/ui/zone-field';
import { Button } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { Dialog } from '@/kit/ui/dialog';
import { Field, FormError } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { toast } from '@/kit/ui/toast';
import { useCallForOffers, useCancelCall } from '../api/mutations';
import { callSchema, type CallDraft } from '../call-schema';
import type { OfferCall } from '@/domain/offer/offer';
import { describeError } from '@/platform/errors/describe-error';
import { offerErrors } from '@/shared/deals/errors';

interface CallForOffersProps {
  listingId: string;
  /** The property's, whose time zone the deadline has by default. */
  state: string;
  /** The running call, or null. */
  call: OfferCall | null;
}

/** For the seller: starts a call for offers, or shows the running one with a way to cancel it. */
export function CallForOffers({ listingId, state, call }: CallForOffersProps) {
  const [open, setOpen] = useState(false);
  if (call) return <RunningCall call={call} />;
  return (
    <>
      <Button variant="secondary" full onClick={() => setOpen(true)}>
        Call for offers
      </Button>
      <CallDialog listingId={listingId} state={state} open={open} onOpenChange={setOpen} />
    </>
  );
}

function RunningCall({ call }: { call: OfferCall }) {
  const [confirming, setConfirming] = useState(false);
  const cancel = useCancelCall();
  return (
    <div className="flex flex-col gap-2 rounded-control bg-sunken px-4 py-3 text-sm">
      <p className="numeric">
        <span className="block font-semibold">You’re calling for offers</span>
        New offers stay sealed until {formatDeadline(call.deadline, call.time_zone)}. Then they all open at once.
      </p>
      <Button variant="ghost" size="sm" className="self-start" onClick={() => setConfirming(true)}>
        Cancel the call
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title="Cancel the call for offers?"
        description={
          'Offers that are still sealed are canceled without being opened, and we’ll notify their buyers. ' +
          'You can’t undo this.'
        }
        confirmLabel="Cancel the call"
        cancelLabel="Keep it"
        busyLabel="Canceling..."
        errors={offerErrors}
        onConfirm={async () => {
          await cancel.mutateAsync(call.id);
          toast.success('Call for offers canceled');
        }}
      />
    </div>
  );
}

interface CallDialogProps {
  listingId: string;
  state: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function CallDialog({ listingId, state, open, onOpenChange }: CallDialogProps) {
  const start = useCallForOffers(listingId);
  const form = useForm<CallDraft, unknown, { deadline: string; zone: string }>({
    resolver: zodResolver(callSchema(Date.now)),
    defaultValues: { date: '', time: '17:00', fold: '0', zone: zoneOfState(state) },
    mode: 'onTouched',
  });
  const { errors } = form.formState;
  const [date, time] = useWatch({ control: form.control, name: ['date', 'time'] });
  const { value: zone, onChange: onZone } = useController({ control: form.control, name: 'zone' }).field;
  const id = `call-${listingId}`;
  const send = async (sent: { deadline: string; zone: string }) => {
    if (start.isPending) return;
    try {
      await start.mutateAsync(sent);
      onOpenChange(false);
      toast.success('Call for offers started');
    } catch (error) {
      form.setError('root', { message: describeError(error, offerErrors) });
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Call for offers"
      description={
        'Set a deadline. Until then nobody, including you, can read new offers. At the deadline they all open at ' +
        'once, and you can compare them. Everyone who sees the listing sees the deadline.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Not now
          </Button>
          <Button type="submit" form={id} busy={start.isPending} busyLabel="Starting...">
            Start the call
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-5 sm:grid-cols-2"
        onSubmit={(submitted) => void form.handleSubmit(send)(submitted)}
      >
        <Field label="Deadline date" hint="The last day for offers." error={errors.date?.message} required>
          <Input type="date" {...form.register('date')} />
        </Field>
        <Field label="Deadline time" hint="Optional. Defaults to the end of the day." error={errors.time?.message}>
          <Input type="time" {...form.register('time')} />
        </Field>
        <RepeatedHourField
          meanings={deadlineMeanings({ date, time }, zone)}
          zone={zone}
          className="sm:col-span-2"
          {...form.register('fold')}
        />
        <ZoneField value={zone} onChange={onZone} error={errors.zone?.message} className="sm:col-span-2" />
        <FormError className="sm:col-span-2">{errors.root?.message}</FormError>
      </form>
    </Dialog>
  );
}
