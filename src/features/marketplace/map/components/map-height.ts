/** 500 px. Less in low viewports, such as a phone in landscape, to leave room for scrolling the page. */
export const mapHeight = 'h-[500px] max-h-[max(15rem,calc(100svh-10rem))]';
