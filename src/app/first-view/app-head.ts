// In the head of `app.html`, so that it runs before anything else has arrived. Every byte of it is in the page.
import { startScreen } from './first-request';

startScreen(window.location);
