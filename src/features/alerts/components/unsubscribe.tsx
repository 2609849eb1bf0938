import { useMutation } from '@tanstack/react-query';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { FormSuccess } from '@/shared/ui/form-success';
import { unsubscribeMutation } from '../api/mutations';

/** Asks for one press, as programs that look through mail open its links, and then says what has ended. `token`: of the link; null for none. */
export function Unsubscribe({ token }: { token: string | null }) {
  if (token === null) return <UselessLink />;
  return <Asking token={token} />;
}

function Asking({ token }: { token: string }) {
  const { mutate, data, error, isPending } = useMutation(unsubscribeMutation(token));
  if (data === false) return <UselessLink />;
  if (data) {
    return (
      <FormSuccess
        takesFocus
        title="Mail about deals is off."
        text="Neither instant letters nor the daily one will come. Deals that match your buy box still show in the app."
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <p className="text-[15px] text-pretty text-ink">
        You will get no more mail about listings that match your buy box. Alerts in the app, and all other mail, stay as
        they are.
      </p>
      <FormError>{error ? `That did not work. ${explainFailure(error)}` : null}</FormError>
      <Button size="lg" full busy={isPending} busyLabel="Stopping..." onClick={() => mutate()}>
        Stop mail about deals
      </Button>
    </div>
  );
}

function UselessLink() {
  return (
    <FormError>
      This link does not work. It may have been cut off by your mail program: open it from the mail once more, or choose
      in your buy box how alerts come.
    </FormError>
  );
}
