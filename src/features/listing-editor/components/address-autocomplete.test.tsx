import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/platform/query/query-client';
import { Field } from '@/kit/ui/field';
import { emptyDraft, type ListingDraft } from '@/domain/listing/listing-form';
import { AddressAutocomplete } from './address-autocomplete';
import { setUpUser } from '../../../../tests/user';

vi.mock('@react-google-maps/api', () => ({ useJsApiLoader: () => ({ isLoaded: 'google' in window }) }));
afterAll(() => vi.doUnmock('@react-google-maps/api'));

const asked = vi.fn<(request: { input: string; includedRegionCodes: string[] }) => void>();

/** Google's library as far as it is used, with one address in it. */
function googleWith(answer: () => Promise<unknown>) {
  const AutocompleteSuggestion = {
    fetchAutocompleteSuggestions: (request: { input: string; includedRegionCodes: string[] }) => {
      asked(request);
      return answer();
    },
  };
  class AutocompleteSessionToken {
    readonly ofTheTests = true;
  }
  vi.stubGlobal('google', {
    maps: { importLibrary: () => Promise.resolve({ AutocompleteSuggestion, AutocompleteSessionToken }) },
  });
}

const place = {
  addressComponents: [
    { types: ['street_number'], longText: '812', shortText: '812' },
    { types: ['route'], longText: 'Lavaca Street', shortText: 'Lavaca St' },
    { types: ['locality'], longText: 'Austin', shortText: 'Austin' },
    { types: ['administrative_area_level_1'], longText: 'Texas', shortText: 'TX' },
    { types: ['postal_code'], longText: '78701', shortText: '78701' },
  ],
  location: { toJSON: () => ({ lat: 30.27, lng: -97.74 }) },
};
const suggestion = {
  placePrediction: {
    placeId: 'one',
    text: { text: '812 Lavaca St, Austin, TX, USA' },
    toPlace: () => ({ fetchFields: () => Promise.resolve({ place }) }),
  },
};

function Form({ onSubmit }: { onSubmit: () => void }) {
  const form = useForm<ListingDraft>({ defaultValues: emptyDraft });
  const values = useWatch({ control: form.control });
  return (
    <QueryClientProvider client={createQueryClient({ retries: 0 })}>
      <FormProvider {...form}>
        <form onSubmit={(event) => (event.preventDefault(), onSubmit())}>
          <Field label="Street address">
            <AddressAutocomplete apiKey="key" />
          </Field>
          <button type="submit">Next</button>
          <output data-testid="values">{JSON.stringify(values)}</output>
        </form>
      </FormProvider>
    </QueryClientProvider>
  );
}

const values = () => JSON.parse(screen.getByTestId('values').textContent) as ListingDraft;

function open() {
  const onSubmit = vi.fn<() => void>();
  render(<Form onSubmit={onSubmit} />);
  return { user: setUpUser(), field: screen.getByLabelText('Street address'), onSubmit };
}

beforeEach(() => asked.mockClear());
afterEach(() => vi.unstubAllGlobals());

it('suggests US addresses and fills in the chosen one', async () => {
  googleWith(() => Promise.resolve({ suggestions: [suggestion] }));
  const { user, field, onSubmit } = open();
  await user.type(field, '812 Lav');
  expect(await screen.findByRole('option', { name: '812 Lavaca St, Austin, TX, USA' })).toBeInTheDocument();
  expect(asked.mock.lastCall?.[0]).toMatchObject({ input: '812 Lav', includedRegionCodes: ['us'] });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(values()).toMatchObject({
      address: '812 Lavaca St',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      latitude: 30.27,
      longitude: -97.74,
    }),
  );
  expect(onSubmit).not.toHaveBeenCalled();
  // Changed by hand, it is no longer that place.
  await user.type(field, ' B');
  expect(values()).toMatchObject({ address: '812 Lavaca St B', latitude: null, longitude: null });
});

it('shows a plain field while Google’s script loads and when Google fails', async () => {
  const { user, field, onSubmit } = open();
  await user.type(field, '812 Lavaca{Enter}');
  expect(values().address).toBe('812 Lavaca');
  expect(onSubmit).toHaveBeenCalledOnce();
  googleWith(() => Promise.reject(new Error('REQUEST_DENIED')));
  await user.type(field, ' St');
  expect(values().address).toBe('812 Lavaca St');
});
