import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { DealTerms } from '@/shared/listings/deal-terms';
import { noTerms, type DealTerms as Terms } from '@/shared/listings/deal-terms';
import { UnitMixField } from '@/features/listing-editor/components/unit-mix-field';
import { emptyDraft, listingSchema, type ListingDraft } from '@/features/listing-editor/schema';
import { listing, listingId, rpc } from '../msw/listings';
import { sellerId } from '../msw/members';
import { server } from '../msw/server';
import { renderScreen, someMember } from '../render';

/** The unit mix field in a form. `value` returns its current value. */
function openEditor(unitMix: ListingDraft['unitMix'] = []) {
  function Form() {
    const form = useForm<ListingDraft, unknown, unknown>({
      resolver: zodResolver(listingSchema),
      defaultValues: { ...emptyDraft, unitMix },
    });
    const current = useWatch({ control: form.control, name: 'unitMix' });
    return (
      <FormProvider {...form}>
        <UnitMixField />
        <output data-testid="value">{JSON.stringify(current)}</output>
        <button type="button" onClick={() => void form.trigger('unitMix', { shouldFocus: true })}>
          Check
        </button>
      </FormProvider>
    );
  }
  render(<Form />);
  return {
    user: userEvent.setup({ delay: null }),
    value: () => JSON.parse(screen.getByTestId('value').textContent ?? '') as unknown,
  };
}

const row = (number: number) => within(screen.getByRole('group', { name: `Unit type ${number}` }));

describe('the unit mix editor', () => {
  it('adds and removes rows by keyboard, and keeps the focus', async () => {
    const { user, value } = openEditor();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Add unit type' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(row(1).getByLabelText(/^How many/)).toHaveFocus();
    await user.keyboard('2{Tab}2{Tab}1.5{Tab}{Tab}950');
    expect(screen.getByText('2 units in total')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add unit type' }));
    await user.keyboard('3{Tab}0{Tab}1');
    expect(screen.getByText('5 units in total')).toBeInTheDocument();
    expect(value()).toEqual([
      { units: 2, bedrooms: 2, bathrooms: 1.5, sqft: null, rent: 950 },
      { units: 3, bedrooms: 0, bathrooms: 1, sqft: null, rent: null },
    ]);
    row(1).getByRole('button', { name: 'Remove unit type 1' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Add unit type' })).toHaveFocus();
    expect(value()).toEqual([{ units: 3, bedrooms: 0, bathrooms: 1, sqft: null, rent: null }]);
    expect(row(1).getByLabelText(/^How many/)).toHaveValue('3');
  });

  it('shows what’s missing next to its field, and focuses the first one', async () => {
    const { user } = openEditor([{ units: 2, bedrooms: null, bathrooms: 1, sqft: null, rent: 'a lot' }]);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('Enter beds, 0 for a studio.')).toBeInTheDocument();
    expect(row(1).getByLabelText(/^Beds/)).toHaveFocus();
    expect(row(1).getByLabelText(/^Beds/)).toBeInvalid();
    expect(row(1).getByLabelText('Monthly rent')).toHaveAccessibleDescription('Enter a number, like 950.');
  });
});

describe('the deal terms of a listing', () => {
  const stated: Terms = {
    ...noTerms,
    contract_price: 90_000,
    earnest_money: 2_500,
    closing_on: '2026-12-01',
    access_instructions: 'Message me first.',
  };
  const openTerms = (terms: Terms | null, user: typeof someMember | null = null) => {
    server.use(rpc('listing_deal_terms', () => (terms ? [terms] : [])));
    renderScreen(<DealTerms listing={listing()} />, { at: `/property/${listingId}`, path: '/property/:id', user });
  };
  const owner = { ...someMember, id: sellerId };

  it('tell the owner what only they see', async () => {
    openTerms(stated, owner);
    expect(await screen.findByText('$90,000')).toBeInTheDocument();
    expect(screen.getByText('Contract price')).toHaveTextContent('Only you see this');
    expect(screen.getByText('Earnest money')).not.toHaveTextContent('Only you see this');
    expect(screen.getByText('Closing date').nextElementSibling).toHaveTextContent('Dec 1, 2026');
    expect(screen.queryByText('Contract expires')).not.toBeInTheDocument();
    expect(screen.getByText('Message me first.')).toBeInTheDocument();
  });

  it('say nothing about privacy to others', async () => {
    openTerms({ ...stated, contract_price: null, access_instructions: null });
    expect(await screen.findByText('$2,500')).toBeInTheDocument();
    expect(screen.queryByText(/Only/)).not.toBeInTheDocument();
  });
});
