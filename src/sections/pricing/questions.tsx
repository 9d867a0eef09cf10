import { graphql } from 'gatsby';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon';
import { MarkedHeading } from '../../components/ui/marked-heading';
import './questions.css';

export const questionFragment = graphql`
  fragment QuestionAndAnswer on Question {
    key
    question
    answer
  }
`;

interface QuestionsProps {
  questions: readonly Queries.QuestionAndAnswerFragment[];
}

/** Questions about the plans; each answer opens without JavaScript. */
export const Questions = ({ questions }: QuestionsProps) => {
  const { t } = useTranslation('pricing');
  return (
    <section aria-labelledby="questions-heading" className="questions page-frame">
      <h2 id="questions-heading" className="pricing-subtitle">
        <MarkedHeading text={t('questions.heading')} />
      </h2>
      <div>
        {questions.map(({ key, question, answer }) => (
          <details key={key} className="question">
            <summary className="question-summary">
              {question}
              <Icon drawing={ChevronDown} className="question-icon" />
            </summary>
            <p className="question-answer">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
};
