/** A drawing and what it shows. */
export type Art = {
  svg: string;
  alt: string;
  /** What stays in sight when it is cropped, in percent from the left and the top; the middle when left out. */
  focus?: { x: number; y: number };
};

/** A drawing and the line below it. */
export type Captioned = Art & { caption: string };
