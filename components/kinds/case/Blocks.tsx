import type { ImageRef } from '../../../domain/fields';
import type { Case } from '../../../domain/kinds/case';
import { wrap } from '../../../styles/layout.css';
import { text } from '../../../styles/text.css';
import { type Figure, findFigures } from '../../cases/figures';
import { Paragraphs } from '../../cases/Paragraphs';
import { VideoFrame } from '../../cases/VideoFrame';
import * as css from './Blocks.css';

type Block = Case['info'][number];

type BlocksProps = {
  item: Pick<Case, 'videos' | 'title' | 'cover'>;
  /** Blocks that the page doesn't show elsewhere. */
  blocks: readonly Block[];
};

const getPoster = (src: string | undefined, cover: ImageRef): ImageRef =>
  src ? { src, pixel: '', alt: '' } : cover;

export function Blocks({ item: { videos, title, cover }, blocks }: BlocksProps) {
  return (
    <>
      {blocks.length > 0 && (
        <section className={css.blocks}>
          <div className={wrap}>
            {blocks.map((block, index) => (
              <InfoBlock key={index} {...block} />
            ))}
          </div>
        </section>
      )}
      {videos.map(({ url, poster }, index) => (
        <VideoFrame
          key={index}
          href={url}
          title={videos.length > 1 ? `${title}, video ${index + 1} of ${videos.length}` : title}
          poster={getPoster(poster, cover)}
          sizes="100vw"
        />
      ))}
    </>
  );
}

function InfoBlock({ title, subtitle, points }: Block) {
  const figures = findFigures(points);
  return (
    <div className={css.block}>
      <div>
        {title && <h2 className={text.h3}>{title}</h2>}
        {subtitle && <p className={css.subtitle}>{subtitle}</p>}
      </div>
      {figures ? (
        <ul className={css.figures}>
          {figures.map((figure, index) => (
            <li key={index}>
              <BlockFigure {...figure} numberClass={css.figure} meaningClass={css.meaning} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={css.copy}>
          {points.map((point, index) => (
            <div key={index}>
              {point.title && <h3 className={text.h4}>{point.title}</h3>}
              <Paragraphs text={point.text} className={css.paragraph} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

type BlockFigureProps = Figure & { numberClass: string; meaningClass: string };

/** Renders a number, its unit and what they mean. */
export const BlockFigure = ({ number, unit, text: meaning, numberClass, meaningClass }: BlockFigureProps) => (
  <>
    <p className={numberClass}>
      {number}
      {unit && <small className={css.unit}>{unit}</small>}
    </p>
    <p className={meaningClass}>{meaning}</p>
  </>
);
