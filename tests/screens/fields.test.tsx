import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { readFileSync, readdirSync } from 'node:fs';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { figureLimits } from '@/domain/analysis/figure-limits';
import { figureSpecs } from '@/domain/analysis/figures';
import { parseScenario, serializeScenario } from '@/domain/analysis/scenario';
import { toBoxColumns } from '@/features/buybox/box';
import { priceLimits, priceProblem } from '@/features/buybox/price';
import { emptyEvent, eventNumbers, eventSchema } from '@/features/events/schema';
import { listingNumbers, type FormField, type ListingNumber } from '@/domain/listing/form-fields';
import { emptyDraft, listingSchema } from '@/domain/listing/listing-form';
import { profileFields } from '@/domain/member/fields';
import { profileSchema } from '@/features/profile/schema';
import { propertySchema } from '@/features/submission/schema';
import { fields as filterTable } from '@/domain/filters/fields';
import { emptyFilters, filterNames, isRange, toRpcFilters } from '@/domain/filters/filters';
import {
  numberProblem,
  readNumber,
  validNumber,
  type NumberEntry,
  type NumberLimits,
} from '@/kit/numbers/parse-number';
import { NumberField } from '@/kit/ui/number-field';
import { type cropPicture } from '@/platform/uploads/crop-picture';
import { PictureField } from '@/platform/uploads/picture-field';
import { useBlobUrl } from '@/platform/uploads/use-blob-url';
import { setUpUser } from '../user';

describe('a picture field', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
  const picture = (name = 'me.png') => new File([png], name, { type: 'image/png' });
  const cropped = new Blob(['cropped'], { type: 'image/jpeg' });

  interface Given {
    crop?: typeof cropPicture;
    progress?: number;
    error?: string;
    onCancel?: () => void;
  }

  /**
   * The field as used in the sign-up wizard, with the picture in memory. `crop` replaces the canvas that jsdom doesn’t
   * have.
   */
  function open({ crop = async () => cropped, progress, error, onCancel }: Given = {}) {
    const onCropped = vi.fn<(made: Blob) => void>();
    function Form() {
      const [blob, setBlob] = useState<Blob | null>(null);
      return (
        <PictureField
          name="Dana Fields"
          preview={useBlobUrl(blob)}
          onCropped={(made) => {
            onCropped(made);
            setBlob(made);
          }}
          onRemove={() => setBlob(null)}
          progress={progress ?? null}
          error={error ?? null}
          crop={crop}
          {...(onCancel ? { onCancel } : {})}
        />
      );
    }
    render(<Form />);
    return { user: setUpUser({ applyAccept: false }), onCropped };
  }

  const choose = () => screen.getByLabelText('Picture file');

  /** Waits for the crop dialog and fires the load event that jsdom doesn’t. */
  async function cropWindow() {
    const dialog = await screen.findByRole('dialog', { name: 'Crop your picture' });
    const shown = await waitFor(() => dialog.querySelector('img') ?? expect.fail('No picture is shown.'));
    // Without layout, everything has a width of 0; the crop needs a size.
    vi.spyOn(shown, 'naturalWidth', 'get').mockReturnValue(600);
    vi.spyOn(shown, 'naturalHeight', 'get').mockReturnValue(400);
    vi.spyOn(shown, 'offsetWidth', 'get').mockReturnValue(600);
    vi.spyOn(shown, 'offsetHeight', 'get').mockReturnValue(400);
    const stage = shown.parentElement ?? expect.fail('The picture has no frame.');
    vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));
    fireEvent.load(shown);
    return within(dialog);
  }

  const confirm = async () => (await cropWindow()).getByRole('button', { name: 'Crop & Upload' });

  describe('cropping', () => {
    it('returns the square inside the circle, shows it, and restores the focus', async () => {
      const crop = vi.fn<typeof cropPicture>().mockResolvedValue(cropped);
      const { user, onCropped } = open({ crop });
      const file = picture();
      await user.upload(choose(), file);
      await user.click(await confirm());
      expect(crop).toHaveBeenCalledExactlyOnceWith(file, { x: 100, y: 0, width: 400, height: 400 });
      expect(onCropped).toHaveBeenCalledExactlyOnceWith(cropped);
      expect(await screen.findByRole('img', { name: 'You' })).toHaveAttribute('src', 'blob:picture');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Change picture' })).toHaveFocus());
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('discards a result that arrives after canceling', async () => {
      let finishCrop: (made: Blob) => void = () => undefined;
      const { user, onCropped } = open({
        crop: () =>
          new Promise((resolve) => {
            finishCrop = resolve;
          }),
      });
      await user.upload(choose(), picture());
      await user.click(await confirm());
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      finishCrop(cropped);
      await Promise.resolve();
      expect(onCropped).not.toHaveBeenCalled();
    });

    it('stays open with a message on failure and can be retried', async () => {
      const crop = vi.fn<typeof cropPicture>().mockRejectedValueOnce(new Error('no canvas')).mockResolvedValue(cropped);
      const { user, onCropped } = open({ crop });
      await user.upload(choose(), picture());
      const dialog = await cropWindow();
      await user.click(dialog.getByRole('button', { name: 'Crop & Upload' }));
      expect(await dialog.findByText(/^Failed to crop image\./)).toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: 'Crop & Upload' }));
      expect(onCropped).toHaveBeenCalledExactlyOnceWith(cropped);
    });

    it('offers no cropping of a damaged file', async () => {
      const { user } = open();
      await user.upload(choose(), picture());
      const dialog = await cropWindow();
      fireEvent.error(document.querySelector('[role=dialog] img') ?? expect.fail('No picture is shown.'));
      expect(await dialog.findByText(/^Failed to crop image\. We couldn’t read this file/)).toBeInTheDocument();
      expect(dialog.getByRole('button', { name: 'Crop & Upload' })).toBeDisabled();
    });
  });

  describe('current picture', () => {
    it('removes the current picture, and moves the focus to Choose picture', async () => {
      const { user } = open();
      await user.upload(choose(), picture());
      await user.click(await confirm());
      await user.click(await screen.findByRole('button', { name: 'Remove Image' }));
      expect(screen.queryByRole('img')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Choose picture' })).toHaveFocus();
    });
  });

  describe('upload', () => {
    it('shows progress, blocks other pictures, and can be canceled', async () => {
      const onCancel = vi.fn<() => void>();
      const { user } = open({ progress: 0.45, onCancel });
      expect(screen.getByRole('progressbar', { name: 'Uploading picture' })).toHaveAttribute('value', '0.45');
      expect(choose()).toBeDisabled();
      expect(choose().closest('[aria-disabled]')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Remove Image' })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
      expect(onCancel).toHaveBeenCalledOnce();
      expect(screen.getByRole('button', { name: 'Choose picture' })).toHaveFocus();
    });

    it('shows its error until another picture is chosen', async () => {
      const { user } = open({ error: 'Failed to upload image.' });
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to upload image.');
      await user.upload(choose(), picture());
      await cropWindow();
      expect(screen.queryByText('Failed to upload image.')).not.toBeInTheDocument();
    });
  });
});

describe('number fields', () => {
  /** What a field's screen stores or applies for an entry; undefined if it refuses it. */
  type Stored = (entry: NumberEntry) => unknown;

  interface Parser {
    safeParse: (entry: unknown) => { success: boolean; data?: unknown };
  }

  const bySchema =
    (schema: Parser): Stored =>
    (entry) => {
      const { success, data } = schema.safeParse(entry);
      return success ? data : undefined;
    };

  const event = {
    ...emptyEvent('America/Chicago'),
    title: 'Deal night',
    description: 'Bring a deal.',
    location: '12 Oak St',
    startDate: '2027-03-08',
    startTime: '14:00',
    endDate: '2027-03-08',
    endTime: '16:00',
    payment: 'At the door',
  };
  const eventNow = Date.parse('2027-01-10T12:00:00Z');

  function storedEvent(field: 'price' | 'capacity', column: 'price_usd' | 'capacity'): Stored {
    return (entry) => {
      const { success, data } = eventSchema({ now: () => eventNow, storedStart: null, isStaff: false }).safeParse({
        ...event,
        [field]: entry,
      });
      return success ? (data[column] ?? null) : undefined;
    };
  }

  function inListing(name: ListingNumber): Stored {
    const [field, key] = name.split('.') as [FormField, string | undefined];
    const schema = listingSchema.in.shape[field];
    if (!key) return bySchema(schema);
    return (entry) => {
      const { success, data } = schema.safeParse({ ...emptyDraft.annual_expenses, [key]: entry });
      return success ? ((data as Record<string, number>)[key] ?? null) : undefined;
    };
  }

  /** Every number field: its screen, its name, what it accepts, and what is stored. */
  const fields: [screen: string, name: string, limits: NumberLimits, stored: Stored][] = [
    ...(Object.keys(listingNumbers) as ListingNumber[]).map(
      (name) => ['listing', name, listingNumbers[name], inListing(name)] as (typeof fields)[number],
    ),
    ...(['price', 'sqft', 'lot_sqft'] as const).map(
      (name) =>
        ['submission', name, listingNumbers[name], bySchema(propertySchema.shape[name])] as (typeof fields)[number],
    ),
    ['profile', 'past_deals', profileFields.past_deals, bySchema(profileSchema.shape.past_deals)],
    ['event', 'price', eventNumbers.price, storedEvent('price', 'price_usd')],
    ['event', 'capacity', eventNumbers.capacity, storedEvent('capacity', 'capacity')],
    [
      'buy box',
      'min',
      priceLimits,
      (min) => (priceProblem({ min, max: null }) ? undefined : toBoxColumns({ price: { min, max: null } }).min_price),
    ],
    [
      'buy box',
      'max',
      { ...priceLimits, min: 1 },
      (max) => (priceProblem({ min: null, max }) ? undefined : toBoxColumns({ price: { min: null, max } }).max_price),
    ],
    ...filterNames.filter(isRange).map((name): (typeof fields)[number] => [
      'filter',
      name,
      filterTable[name].limits,
      (entry) => {
        if (!entry) return null;
        const sent = toRpcFilters({ ...emptyFilters, [name]: { min: entry, max: 0 } })[name];
        return (sent as { min: number } | undefined)?.min;
      },
    ]),
    ...figureSpecs.map(({ id }): (typeof fields)[number] => [
      'analysis',
      id,
      figureLimits(id),
      (entry) => {
        const value = validNumber(entry, figureLimits(id));
        if (value === null) return entry === null ? null : undefined;
        // What a shared link holds.
        return parseScenario(serializeScenario({ strategy: 'rental', yours: { [id]: value } })).yours[id];
      },
    ]),
  ];

  const typed = fc.oneof(
    fc.constantFrom('-5', '12e3x', '', '0', '0.5', '2.25', '1,250,000', '$1.5m', '6.5%', '1e3', '1,25', '--1'),
    fc.string({ unit: fc.constantFrom(...'0123456789.,-$%km '.split('')) }),
    fc.string(),
    fc.integer({ min: -2e11, max: 2e11 }).map(String),
    fc.double({ min: -200, max: 200, noNaN: true }).map((value) => value.toFixed(2)),
  );

  describe('every number field', () => {
    it.each(fields)('stores what the number field of the %s shows: %s, or shows an error', (_, __, limits, stored) => {
      fc.assert(
        fc.property(typed, (text) => {
          const entry = readNumber(text, limits);
          const kept = stored(entry);
          if (numberProblem(entry, limits)) expect(kept).toBeUndefined();
          // A blank field stores nothing, 0 for the deals closed, or is refused where a number is required.
          else if (entry === null || entry === 0) expect([entry, null, 0, undefined]).toContain(kept);
          else expect(kept).toBe(entry);
        }),
        { numRuns: 60 },
      );
    });

    it('preserves what was typed until it’s fixed', () => {
      const limits: NumberLimits = { max: 1_000_000, decimals: 2, prefix: '$' };
      const onChange = vi.fn<(entry: NumberEntry) => void>();
      function Field() {
        const [value, setValue] = useState<NumberEntry>(null);
        const change = (entry: NumberEntry) => {
          setValue(entry);
          onChange(entry);
        };
        return <NumberField label="Price" limits={limits} value={value} onChange={change} />;
      }
      render(<Field />);
      const input = screen.getByLabelText<HTMLInputElement>('Price');
      fc.assert(
        fc.property(typed, (text) => {
          fireEvent.change(input, { target: { value: '' } });
          fireEvent.change(input, { target: { value: text } });
          // The DOM drops line breaks.
          const shown = input.value;
          const reported = shown === '' ? null : (onChange.mock.lastCall?.[0] ?? null);
          expect(reported).toBe(readNumber(shown, limits));
          fireEvent.blur(input);
          expect(readNumber(input.value, limits)).toBe(reported);
          if (numberProblem(reported, limits)) expect(input).toBeInvalid();
          else expect(input).toBeValid();
          if (typeof reported === 'string') expect(input.value).toBe(shown);
        }),
        { numRuns: 100 },
      );
    });

    it('uses the shared component for every number field', () => {
      /** Digits that aren't numbers (a ZIP code, card and account numbers, sign-in codes), and the axis of a chart. */
      const others = [
        'features/analysis/components/sensitivity-chart.tsx',
        'features/compare/components/distance-field.tsx',
        'features/deal-room/components/payment/payment-dialog.tsx',
        'features/membership/components/payment/formatted-input.tsx',
        'kit/ui/code-input.tsx',
      ];
      const numeric = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
        (path) =>
          path.endsWith('.tsx') &&
          /type="number"|inputMode=("numeric"|"decimal"|\{)|parseFloat/.test(readFileSync(`src/${path}`, 'utf8')),
      );
      expect(numeric.toSorted()).toEqual([...others, 'kit/ui/number-field.tsx'].toSorted());
    });
  });
});
