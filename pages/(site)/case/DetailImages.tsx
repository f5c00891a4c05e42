import { ResponsiveImage } from '../../../components/site/ResponsiveImage';
import type { Project } from '../../../domain/project';
import { setVars } from '../../../styles/set-vars';
import * as css from './DetailImages.css';

/** Up to three pictures that touch, edge to edge. */
export function DetailImages({ project: { detailImages, detailImageAlts } }: { project: Project }) {
  const count = detailImages.length;
  if (count === 0) return null;
  return (
    <section className={css.band} style={setVars({ [css.across]: count })}>
      <div className={css.row}>
        {detailImages.map((src, index) => (
          <ResponsiveImage
            key={index}
            className={count === 1 ? css.alone : css.image}
            src={src}
            alt={detailImageAlts[index] ?? ''}
            sizes={`(min-width: 1440px) ${1440 / count}px, (min-width: 600px) ${Math.round(100 / count)}vw, 100vw`}
            width={720}
            height={540}
          />
        ))}
      </div>
    </section>
  );
}
