import type { ReactNode } from 'react';
import { ink } from '../../../art/shapes';
import type { CaseLayout } from '../../../domain/kinds/case';
import { palette } from '../../../styles/tokens.css';
import { tallText } from '../fields.css';

const CHAPTERS = ['06:40', '09:15', '17:30'];

/** Thumbnails of the three case layouts, 240 by 150 px. */
export const layoutThumbnails: Record<CaseLayout, ReactNode> = {
  numbers: (
    <>
      <path d="M0 0h240v88H0Z" fill={ink.black} />
      <text className={tallText} x="14" y="76" fontSize="82" fill={ink.white}>
        0.8
      </text>
      <path d="M128 24h44" stroke={ink.white} strokeWidth="7" />
      <path d="M128 40h72M128 52h96M128 64h60" stroke={ink.grey450} strokeWidth="4" />
      <path d="M0 88h240v10H0Z" fill={ink.grey300} />
      <path d="M0 88h9v10H0Z" fill={palette.red} />
      <path d="M14 112h50M74 112h50M134 112h50" stroke={ink.black} strokeWidth="4" />
      <path d="M14 122h36M74 122h42M134 122h30M14 138h212" stroke={ink.grey300} strokeWidth="3" />
    </>
  ),
  picture: (
    <>
      <path d="M0 0h240v108H0Z" fill={ink.grey300} />
      <path d="M28 22h212v86H28Z" fill={ink.white} />
      <path d="M28 34h212" stroke={ink.black} />
      <path d="M34 28h4M41 28h4" stroke={ink.black} strokeWidth="4" />
      <path d="M120 98V70M138 98V58M156 98V64M192 98V50M210 98V62" stroke={ink.grey500} strokeWidth="8" />
      <path d="M174 98V44" stroke={palette.red} strokeWidth="8" />
      <path d="M0 54h92v68H0Z" fill={ink.black} />
      <path d="M12 72h56M12 83h42" stroke={ink.white} strokeWidth="6" />
      <path d="M12 98h62M12 108h40" stroke={ink.grey450} strokeWidth="3" />
      <path d="M106 122h120M106 134h86" stroke={ink.grey300} strokeWidth="3" />
    </>
  ),
  story: (
    <>
      <path d="M0 0h76v150H0Z" fill={ink.black} />
      <circle cx="38" cy="44" r="26" stroke={ink.white} strokeWidth="2" />
      <path d="M38 44 25.5 19.5A28 28 0 0 1 38 16Z" fill={palette.red} />
      <circle cx="38" cy="44" r="5" fill={ink.white} />
      <path d="M20 92h36M20 104h24" stroke={ink.grey450} strokeWidth="3" />
      {CHAPTERS.map((time, index) => (
        <g key={time} transform={`translate(0 ${48 * index})`}>
          <text className={tallText} x="92" y="33" fontSize="27" fill={ink.black}>
            {time}
          </text>
          <path d="M152 18h74M152 28h56" stroke={ink.grey300} strokeWidth="3" />
          <path d="M92 46h134" stroke={ink.grey200} />
        </g>
      ))}
    </>
  ),
};
