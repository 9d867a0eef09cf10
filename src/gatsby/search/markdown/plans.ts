import type { PlanFacts, SiteContent } from '../site-content';
import { blocks, entry, escape, heading, list } from './format';

/** A price with what it means, or a note that it is agreed with the client. */
const priceLines = ({ price }: PlanFacts, content: SiteContent): string[] => {
  const t = content.wordsOf('pricing');
  if (!price) return [entry(t('custom'), t('customNote'))];
  const monthly = `${price.monthlyLabel} ${t('perMonth')}`;
  if (price.monthly === price.yearly) return [escape(monthly)];
  const yearly = `${price.yearlyLabel} ${t('perMonthYearly')}`;
  return [entry(t('billing.monthly'), monthly), entry(t('billing.yearly'), yearly)];
};

const plan = (facts: PlanFacts, level: number, content: SiteContent): string => {
  const t = content.wordsOf('pricing');
  const badges = [facts.popular && t('popular'), facts.bestValue && t('bestValue')];
  return blocks(
    heading(level, facts.name),
    badges.flatMap((badge) => (badge ? [`**${escape(badge)}**`] : [])).join(' ') || null,
    escape(facts.description),
    list([...priceLines(facts, content), ...facts.features.map(escape)]),
  );
};

/** One of the two price lists; `level` is that of the plans' headings. */
export const planList = (content: SiteContent, line: PlanFacts['line'], level: number): string =>
  blocks(
    ...content.plans
      .filter((facts) => facts.line === line)
      .map((facts) => plan(facts, level, content)),
  );
