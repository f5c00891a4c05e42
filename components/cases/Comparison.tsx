import { useEffect, useRef } from 'react';
import { applyVars } from '../../styles/set-vars';
import { ResponsiveImage } from '../site/ResponsiveImage';
import * as css from './Comparison.css';
import type { DetailImage } from './layout';

export type ComparisonProps = { before: DetailImage; after: DetailImage };

const SIZES = '(min-width: 1180px) 1180px, (min-width: 768px) 92vw, 230vw';
const imageSize = { sizes: SIZES, width: 1200, height: 760 };

export default function Comparison({ before, after }: ComparisonProps) {
  const images = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);

  function updateDivider() {
    const { current: input } = range;
    if (!input || !images.current) return;
    applyVars(images.current, { [css.dividerPosition]: `${input.value}%` });
    input.ariaValueText = `${input.value}% before`;
  }
  // The line may have been dragged before hydration.
  useEffect(updateDivider, []);

  return (
    <div>
      <div className={css.images} ref={images}>
        <figure className={css.side}>
          <figcaption className={css.labelBefore}>{before.caption}</figcaption>
          <ResponsiveImage className={css.before} src={before.src} alt={before.alt} {...imageSize} />
        </figure>
        <figure className={css.side}>
          <figcaption className={css.labelAfter}>{after.caption}</figcaption>
          <ResponsiveImage className={css.after} src={after.src} alt={after.alt} {...imageSize} />
        </figure>
        <span className={css.divider} />
      </div>
      <input
        ref={range}
        className={css.range}
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        aria-label="Divider between before and after"
        aria-valuetext="50% before"
        onInput={updateDivider}
      />
    </div>
  );
}
