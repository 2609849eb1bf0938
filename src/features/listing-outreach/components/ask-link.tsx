import { MessageCircle } from 'lucide-react';
import { ButtonLink } from '@/kit/ui/button';

/** Leads to a listing's questions, for who can't message its seller. `page`: its path, from another page. */
export function AskLink({ page = '' }: { page?: string }) {
  return (
    <ButtonLink to={`${page}#questions`} variant="secondary" full icon={<MessageCircle aria-hidden />}>
      Ask a public question
    </ButtonLink>
  );
}
