import { expect, it } from 'vitest';
import { editRules } from '@/shared/listings/edit-rules';
import { newMember } from './client.ts';
import { describeBackend } from './describe-backend.ts';

describeBackend((backend) => {
  it('has the same rules for edits of verified listings in Postgres and in the app', async () => {
    const rules = await backend().database.query(
      'select field, rule, lowest, highest from private.listing_edit_rules() with ordinality order by ordinality',
    );
    expect(rules).toEqual(editRules.map(({ label: _label, ...rule }) => rule));
  });

  it('shows an edited listing without its badge, and its changes to its owner only', async () => {
    const [seller, reader, staff] = [
      await newMember(backend()),
      await newMember(backend()),
      await newMember(backend()),
    ];
    const sql = (statement: string, values: unknown[] = []) => backend().database.query(statement, values);
    await sql('insert into public.staff (user_id) values ($1)', [staff.id]);
    const { data: posted } = await seller.client
      .from('properties')
      .insert({
        user_id: seller.id,
        title: 'Brick duplex',
        description: 'Two units.',
        property_type: 'Multi Family',
        address: '12 Oak St',
        city: 'New York',
        state: 'NY',
        zip: '10001',
        price: 100_000,
        latitude: 40.75,
        longitude: -73.99,
      })
      .select('id')
      .single()
      .throwOnError();
    const id = posted.id;
    const queue = () => staff.client.from('listing_reviews').select('id').eq('property_id', id).is('decision', null);
    const [first] = (await queue().throwOnError()).data;
    await staff.client
      .rpc('decide_listing_review', { review_id: first?.id ?? '', decision: 'approved' })
      .throwOnError();

    const preview = await seller.client
      .rpc('preview_listing_edit', { property_id: id, changes: { title: 'Villa', price: 95_000, latitude: null } })
      .throwOnError();
    expect(preview.data).toEqual(['title']);
    await seller.client.from('properties').update({ price: 95_000 }).eq('id', id).throwOnError();
    const seen = (client: typeof seller.client) =>
      client.from('properties').select('verified, unreviewed_changes').eq('id', id).single().throwOnError();
    expect((await seen(seller.client)).data).toEqual({ verified: true, unreviewed_changes: [] });

    await seller.client
      .from('properties')
      .update({ title: 'Beachfront villa', price: 1000 })
      .eq('id', id)
      .throwOnError();
    expect((await seen(seller.client)).data).toEqual({ verified: false, unreviewed_changes: ['title', 'price'] });
    expect((await seen(staff.client)).data).toEqual({ verified: false, unreviewed_changes: ['title', 'price'] });
    expect((await seen(reader.client)).data).toEqual({ verified: false, unreviewed_changes: null });
    expect((await queue().throwOnError()).data).toHaveLength(1);
  });
});
