import { graphql } from 'gatsby';
import { useId, useRef } from 'react';
import { useReveal } from '../../components/ui/motion/use-reveal';
import { Ridge } from './ridge';

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

  // Some languages have a space between number and sign.
  const sign = skill.percentLabel.replace(`${skill.percent}`, '');

  return (
    <li className="skill-row">
      <p id={nameId} className="skill-name">
        {skill.name}
      </p>
      <p className="skill-percent">
        {skill.percent}
        <span className="skill-percent-sign">{sign}</span>
      </p>
      <div
        ref={ref}
        role="progressbar"
        aria-labelledby={nameId}
        aria-valuenow={skill.percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="skill-bar"
      >
        <Ridge percent={skill.percent} index={index} state={state} />
      </div>
    </li>
  );
};

export const skillBarFragment = graphql`
  fragment SkillBar on Skill {
    key
    name
    percent
    percentLabel
  }
`;
