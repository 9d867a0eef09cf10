import { graphql } from 'gatsby';

/** What the visitor reads about a plan, in either price list and in the request dialog. */
export const planDetails = graphql`
  fragment PlanDetails on Plan {
    key
    name
    description
    price {
      monthlyLabel
      yearlyLabel
    }
    features
    cta
    popular
    bestValue
  }
`;

export type Plan = Queries.PlanDetailsFragment;

/**
 * Called when a visitor asks for a plan.
 *
 * @param plan The plan.
 * @param button Where the focus returns to when the request is over.
 */
export type ChoosePlan = (plan: Plan, button: HTMLElement) => void;
