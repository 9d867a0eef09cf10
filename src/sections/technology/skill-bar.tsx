import { graphql } from 'gatsby';
import { useId, useRef } from 'react';
import { useReveal } from '../../components/ui/use-reveal';
import { Ridge } from './ridge';

/** Seconds between the starts of two bars. */
const stagger = 0.1;

interface SkillBarProps {
  skill: Queries.SkillBarFragment;
  /** Position in the list, from 0; later bars start later. */
  index: number;
}

/** A skill as one line of the ridge plot. */
export const SkillBar = ({ skill, index }: SkillBarProps) => {
  const nameId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const state = useReveal(ref);

  return (
    <li className="skill-row">
      <p
        id={nameId}
        className="font-display text-[min(1.1875rem,7vw)] leading-tight font-[520] [font-stretch:98%] md:text-[1.35rem]"
      >
        {skill.name}
      </p>
      <p className="skill-percent">
        {skill.percent}
        <span className="text-[0.6em] font-[480] text-aqua">%</span>
      </p>
      <div
        ref={ref}
        role="progressbar"
        aria-labelledby={nameId}
        aria-valuenow={skill.percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="col-span-2 h-14 md:col-span-1 md:col-start-2 md:row-start-1 md:-mr-8 md:h-31"
      >
        <Ridge percent={skill.percent} state={state} delay={index * stagger} />
      </div>
    </li>
  );
};

export const skillBarFragment = graphql`
  fragment SkillBar on Skill {
    key
    name
    percent
  }
`;
