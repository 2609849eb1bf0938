/** 500 px. In a low window, such as a phone on its side, less: enough of the page is left for fingers to scroll it by. */
export const mapHeight = 'h-[500px] max-h-[max(15rem,calc(100svh-10rem))]';
