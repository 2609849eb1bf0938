import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useAuth } from '@/platform/auth/auth-provider';
import { Button } from '@/kit/ui/button';
import { toastLoadError, toast } from '@/kit/ui/toast';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { withoutProblems, type Filters } from '@/domain/filters/filters';
import { SignInPrompt } from '@/shared/listings/sign-in-prompt';
import { useSaveSearch } from '../api/mutations';
import { searchName } from '../search-name';
import { savedQuery } from '../saved-search';

const loadDialog = () => import('./search-name-dialog').then(({ SearchNameDialog }) => SearchNameDialog);

/** The marketplace's fragment for someone who signed in to save the search: it opens the dialog. */
const saveFragment = '#search';

interface SaveSearchProps {
  search: string;
  filters: Filters;
  isMain?: boolean;
}

/**
 * Saves the current search for members and asks visitors to sign in, after which it can be saved. Hidden without search
 * text or filters.
 */
export function SaveSearch({ search, filters, isMain = false }: SaveSearchProps) {
  const { user } = useAuth();
  const [isPressed, setPressed] = useState(false);
  const { hash, search: query } = useLocation();
  const navigate = useNavigate();
  const open = isPressed || (user !== null && hash === saveFragment);
  const saving = useSaveSearch(user?.id ?? '');
  const close = () => {
    setPressed(false);
    if (hash === saveFragment) void navigate({ search: query }, { replace: true });
  };
  const dialog = useLazyComponent(loadDialog, open && user !== null, () => {
    close();
    toastLoadError();
  });
  const saved = savedQuery(search, withoutProblems(filters));
  if (saved === null) return null;

  const save = async (name: string) => {
    await saving.mutateAsync({ name, query: saved });
    toast.success('Search saved', { description: 'Find it under Saved.' });
  };
  return (
    <>
      <Button
        {...(isMain ? {} : { variant: 'ghost', size: 'sm', className: 'text-evergreen-ink' })}
        icon={<Heart aria-hidden />}
        onClick={() => setPressed(true)}
      >
        Save search
      </Button>
      {user && open
        ? dialog?.({
            title: 'Save Search',
            description: 'Find it later under Saved.',
            name: searchName(search, filters),
            submitLabel: 'Save',
            busyLabel: 'Saving',
            onSubmit: save,
            onClose: close,
          })
        : null}
      {user ? null : (
        <SignInPrompt reason={open ? 'search' : null} onClose={close} returnTo={`${paths.marketplace}?${saved}`} />
      )}
    </>
  );
}
