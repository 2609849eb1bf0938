/** A part of the film: how long it lasts, what is drawn, and what it says. */
export interface Scene {
  seconds: number;
  show: 'title' | 'value' | 'share' | 'left' | 'repairs' | 'offer' | 'fee' | 'end';
  text: string;
}

/**
 * Draws the scenes on a canvas and records them. Runs in a page, so that it takes everything it needs along. Film (WebM) and poster
 * (WebP) come back in base64.
 */
export async function drawFilm(scenes: readonly Scene[]): Promise<{ film: string; poster: string }> {
  const [paper, ink, muted, evergreen, moss, sand, amber, brick, white] = [
    '#fbfaf6',
    '#15211c',
    '#55625b',
    '#0e6b4e',
    '#5f7056',
    '#e9e2d0',
    '#c77d0a',
    '#b3392f',
    '#ffffff',
  ];
  const canvas = document.createElement('canvas');
  canvas.width = 1280;
  canvas.height = 720;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  const pen = context;

  const eased = (t: number) => 1 - (1 - Math.min(1, Math.max(0, t))) ** 3;
  const write = (
    text: string,
    x: number,
    y: number,
    size: number,
    color: string,
    align: CanvasTextAlign = 'center',
    weight = 600,
  ) => {
    pen.font = `${weight} ${size}px Inter, Helvetica, Arial, sans-serif`;
    pen.fillStyle = color;
    pen.textAlign = align;
    pen.fillText(text, x, y);
  };
  const lines = (text: string, y: number) => {
    pen.font = '500 34px Inter, Helvetica, Arial, sans-serif';
    const rows: string[] = [''];
    for (const word of text.split(' ')) {
      const longer = `${rows.at(-1)} ${word}`.trim();
      if (pen.measureText(longer).width > 1080) rows.push(word);
      else rows[rows.length - 1] = longer;
    }
    for (const [index, row] of rows.entries()) write(row, 640, y + index * 46, 34, ink, 'center', 500);
  };
  const house = (x: number, y: number, scale: number) => {
    pen.save();
    pen.translate(x, y);
    pen.scale(scale, scale);
    pen.fillStyle = white;
    pen.fillRect(-60, -70, 120, 90);
    pen.fillStyle = evergreen;
    pen.beginPath();
    pen.moveTo(-80, -70);
    pen.lineTo(0, -135);
    pen.lineTo(80, -70);
    pen.fill();
    pen.fillStyle = moss;
    pen.fillRect(-14, -30, 28, 50);
    pen.fillStyle = amber;
    pen.fillRect(-48, -52, 24, 24);
    pen.fillRect(24, -52, 24, 24);
    pen.restore();
  };

  // The bar is the sale price: 1,000 pixels for $260,000.
  const left = 140;
  const wide = (dollars: number) => (dollars / 260_000) * 1000;
  const part = (from: number, to: number, color: string, label: string, sum: string, away = 0, seen = 1) => {
    pen.globalAlpha = seen;
    pen.fillStyle = color;
    pen.fillRect(left + wide(from), 380 + away, wide(to - from) - 3, 92);
    const middle = left + wide((from + to) / 2);
    write(sum, middle, 436 + away, wide(to - from) > 110 ? 32 : 22, white);
    write(label, middle, 506 + away, 24, muted, 'center', 500);
    pen.globalAlpha = 1;
  };

  const order = scenes.map(({ show }) => show);
  function draw(index: number, t: number) {
    const { show, text } = scenes[index] ?? { show: 'end', text: '' };
    const past = (other: Scene['show']) => order.indexOf(other) < index;
    const grown = (other: Scene['show']) => (show === other ? eased(t * 2) : past(other) ? 1 : 0);
    pen.fillStyle = paper;
    pen.fillRect(0, 0, 1280, 720);
    pen.fillStyle = sand;
    pen.fillRect(0, 708, 1280, 12);
    pen.fillStyle = evergreen;
    pen.fillRect(0, 708, (1280 * (index + Math.min(1, t))) / scenes.length, 12);
    if (show === 'title' || show === 'end') {
      house(640, 330, 1.7);
      write(show === 'title' ? 'The 70% rule' : 'ARV × 70% − repairs', 640, 450, 76, ink, 'center', 700);
      lines(text, 530);
      return;
    }
    house(640, 230, 1.15);
    const share = grown('share');
    const repairs = grown('repairs');
    const fee = grown('fee');
    if (!past('value'))
      part(
        0,
        260_000 * Math.max(0.02, grown('value')),
        evergreen,
        'after-repair value (ARV)',
        grown('value') > 0.6 ? '$260,000' : '',
      );
    else {
      const rest = 182_000 - repairs * 45_000 - fee * 10_000;
      const sum = past('repairs') || repairs > 0.6 ? (fee > 0.6 ? '$127,000' : '$137,000') : '$182,000';
      const label = fee > 0.6 ? 'contract price at most' : repairs > 0.6 ? 'maximum allowable offer' : '70% of the ARV';
      part(0, rest, evergreen, label, share > 0.3 ? sum : '$260,000');
      if (fee > 0) part(127_000, 137_000, amber, 'fee', '', fee * 46, fee);
      if (repairs > 0) part(137_000, 182_000, brick, 'repairs', '$45,000', repairs * 46, 1);
      part(182_000, 260_000, moss, 'costs and profit, 30%', share > 0.3 ? '$78,000' : '', share * 46);
    }
    lines(text, 634);
  }

  const poster = () => {
    draw(0, 1);
    return canvas.toDataURL('image/webp', 0.85).split(',')[1] ?? '';
  };
  const still = poster();
  const chunks: Blob[] = [];
  const recorder = new MediaRecorder(canvas.captureStream(25), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: 250_000,
  });
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  const stopped = new Promise((done) => {
    recorder.onstop = done;
  });
  recorder.start();
  for (const [index, { seconds }] of scenes.entries()) {
    const begun = performance.now();
    for (let now = begun; now - begun < seconds * 1000; now = performance.now()) {
      draw(index, (now - begun) / (seconds * 1000));
      await new Promise((next) => requestAnimationFrame(next));
    }
  }
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { film: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')), poster: still };
}
