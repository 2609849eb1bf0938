const figures = [
  { value: '20,000+', label: 'members' },
  { value: '$2.5B+', label: 'deal volume' },
  { value: '95%', label: 'success rate' },
] as const;

/** Three marketing figures. */
export function HomeFigures() {
  return (
    <section aria-label="Community figures" className="border-b border-line bg-surface">
      <dl className="mx-auto grid max-w-page grid-cols-3 divide-x divide-line px-4 sm:px-6">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse px-3 py-5 text-center sm:py-7">
            <dt className="text-sm text-muted sm:text-[15px]">{label}</dt>
            <dd className="numeric text-xl font-bold tracking-tight sm:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
