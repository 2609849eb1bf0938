import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { Button } from '@/shared/ui/button';
import { couldNotLoad, toast } from '@/shared/ui/toast';
import { useLoaded } from '@/shared/ui/use-loaded';
import { useSaveSearch } from '../../api/saved';
import { searchName } from '../../filter-texts';
import { savedQuery, type Filters } from '../../filters';
import { AuthGate } from '../auth-gate';

const loadDialog = () => import('../saved/search-name-dialog').then(({ SearchNameDialog }) => SearchNameDialog);

/** Keeps what narrows the list, for members; visitors are asked to sign in. Nothing where nothing narrows it. */
export function SaveSearch({ search, filters }: { search: string; filters: Filters }) {
  const { user } = useAuth();
  const [open, setOpen] = useState(false);
  const saving = useSaveSearch(user?.id ?? '');
  const close = () => setOpen(false);
  const dialog = useLoaded(loadDialog, open && user !== null, () => {
    close();
    couldNotLoad();
  });
  const query = savedQuery(search, filters);
  if (query === null) return null;

  const save = async (name: string) => {
    await saving.mutateAsync({ name, query });
    toast.success('Search saved', { description: 'You will find it under Saved, in your account menu.' });
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<Bookmark aria-hidden />}
        className="text-evergreen-ink"
        onClick={() => setOpen(true)}
      >
        Save search
      </Button>
      {user && open
        ? dialog?.({
            title: 'Save Search',
            description: 'Kept under Saved, in your account menu.',
            name: searchName(search, filters),
            submitLabel: 'Save',
            busyLabel: 'Saving',
            onSubmit: save,
            onClose: close,
          })
        : null}
      {user ? null : (
        <AuthGate gate={open ? 'search' : null} onClose={close} returnTo={`${paths.marketplace}?${query}`} />
      )}
    </>
  );
}
