import BrainCircuit from 'lucide-react/icons/brain-circuit';
import Cable from 'lucide-react/icons/cable';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CodeXml from 'lucide-react/icons/code-xml';
import Compass from 'lucide-react/icons/compass';
import Cpu from 'lucide-react/icons/cpu';
import FileSearch from 'lucide-react/icons/file-search';
import Gauge from 'lucide-react/icons/gauge';
import Layers from 'lucide-react/icons/layers';
import Megaphone from 'lucide-react/icons/megaphone';
import MessagesSquare from 'lucide-react/icons/messages-square';
import PenLine from 'lucide-react/icons/pen-line';
import Sailboat from 'lucide-react/icons/sailboat';
import Telescope from 'lucide-react/icons/telescope';
import Workflow from 'lucide-react/icons/workflow';
import Zap from 'lucide-react/icons/zap';
import type { LucideIcon } from 'lucide-react';

/** Every icon that a record may name. */
const icons: Record<Queries.Icon, LucideIcon> = {
  BRAIN_CIRCUIT: BrainCircuit,
  CABLE: Cable,
  CALENDAR_CHECK: CalendarCheck,
  CODE_XML: CodeXml,
  COMPASS: Compass,
  CPU: Cpu,
  FILE_SEARCH: FileSearch,
  GAUGE: Gauge,
  LAYERS: Layers,
  MEGAPHONE: Megaphone,
  MESSAGES_SQUARE: MessagesSquare,
  PEN_LINE: PenLine,
  SAILBOAT: Sailboat,
  TELESCOPE: Telescope,
  WORKFLOW: Workflow,
  ZAP: Zap,
};

interface IconProps {
  name: Queries.Icon;
  /** Edge in pixels. */
  size?: number;
  className?: string;
}

export const Icon = ({ name, size = 24, className }: IconProps) => {
  const Drawing = icons[name];
  return <Drawing aria-hidden size={size} strokeWidth={1.5} className={className} />;
};
