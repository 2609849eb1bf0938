// `npm run test:browsers`: the main journeys in Firefox and WebKitGTK, where they’re installed.
//
//   apt install firefox-esr webkit2gtk-driver xvfb
import setUp from '../global-setup';
import type { Session } from './session';

const tearDown = await setUp();
// These read the ports of the app that just started.
const { journeys } = await import('./journeys');
const { openFirefox, openWebKit } = await import('./session');

const counts = { passed: 0, failed: 0, skipped: 0 };
const browsers: Readonly<Record<string, () => Promise<Session | null>>> = {
  Firefox: openFirefox,
  WebKitGTK: openWebKit,
};

async function runIn(name: string, session: Session) {
  for (const [title, journey] of Object.entries(journeys)) {
    const errorsBefore = session.errors.length;
    try {
      await journey(session);
      const errors = session.errors.slice(errorsBefore);
      if (errors.length > 0) throw new Error(`errors on the console: ${errors.join('; ')}`);
      counts.passed += 1;
      console.log(`  ✓ ${name}: ${title}`);
    } catch (error) {
      counts.failed += 1;
      console.log(`  ✘ ${name}: ${title}\n    ${String(error)}`);
    }
  }
}

for (const [name, open] of Object.entries(browsers)) {
  const session = await open();
  if (session) {
    await runIn(name, session);
    await session.close();
  } else {
    counts.skipped += Object.keys(journeys).length;
    console.log(`  ${name} isn’t installed: skipped`);
  }
}
await tearDown?.();
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed > 0 ? 1 : 0;
