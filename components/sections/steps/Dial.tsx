import { type PointerEvent, useState } from 'react';
import { drawDial } from '../../../art/dial';
import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { stackedText } from '../chooser/Tabs.css';
import { MotionButton } from '../MotionButton';
import { useIsMotionPaused } from '../motion';
import * as css from './Dial.css';

type DialProps = SectionByName<'steps dial'>;

/** Returns the angle of a stop, by the shorter turn from `from`. */
function getShortestTurn(from: number, stop: number, stops: number): number {
  const distance = (((stop * 360) / stops - from) % 360) + 360;
  return from + (((distance + 180) % 360) - 180);
}

/** Renders stages around a dial. The beam points at the active one, selected by hover or press (rule 11). */
export default function Dial({ title, items: stages }: DialProps) {
  const [{ active, angle }, setDialState] = useState({ active: 0, angle: 0 });
  const isPaused = useIsMotionPaused();
  const activate = (stage: number) =>
    setDialState(state =>
      state.active === stage
        ? state
        : { active: stage, angle: getShortestTurn(state.angle, stage, stages.length) },
    );

  return (
    <section className={classNames(on.black, section, css.clippedSection)}>
      <div className={wrap}>
        <h2 className={classNames(text.h2, css.title)}>{title}</h2>
        <div className={css.layout}>
          <div
            className={css.dialBox}
            style={setVars({ [css.beamAngle]: `${angle}deg` })}
            data-screen-only=""
          >
            <DialDrawing stops={stages.length} isPaused={isPaused} />
            <span className={css.number} aria-hidden="true">
              {active + 1}
            </span>
          </div>
          <ol>
            {stages.map((stage, index) => (
              <Stage
                key={stage.title}
                {...stage}
                open={index === active}
                onActivate={() => activate(index)}
              />
            ))}
          </ol>
        </div>
      </div>
      <MotionButton />
    </section>
  );
}

type StageProps = DialProps['items'][number] & { open: boolean; onActivate: () => void };

function Stage({ title, text: paragraph, open, onActivate }: StageProps) {
  // `pointerenter` also fires when the list scrolls under a resting pointer.
  const onMove = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') onActivate();
  };
  return (
    <li className={css.stage} onPointerMove={onMove}>
      <h3>
        <button type="button" className={css.name} aria-expanded={open} onClick={onActivate}>
          {title}
        </button>
      </h3>
      <p className={classNames(css.copy, !open && stackedText)}>{paragraph}</p>
    </li>
  );
}

const classes = { svg: css.dial, beam: css.beam };

const DialDrawing = ({ stops, isPaused }: { stops: number; isPaused: boolean }) => (
  <div
    dangerouslySetInnerHTML={{
      __html: drawDial({ stops, classes: { ...classes, ring: isPaused ? '' : css.ring } }),
    }}
  />
);
