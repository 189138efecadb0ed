import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Actor } from '@touchline/domain';
import { Me, NotInDemo, Requires } from '../../http/decorators.ts';
import { RetentionDto, RetentionPeriodsDto, TriedPeriodsDto } from './retention.dto.ts';
import { RetentionService } from './retention.service.ts';

@ApiTags('club')
@Controller('retention')
export class RetentionController {
  constructor(private readonly retention: RetentionService) {}

  /**
   * Get how long the club keeps what.
   * @remarks The numbers of what is old tell before a change what it would delete: send the periods to try.
   */
  @Get()
  @Requires('retention.manage')
  @NotInDemo()
  getRetention(@Query() tried: TriedPeriodsDto): Promise<RetentionDto> {
    return this.retention.get(tried);
  }

  /**
   * Set how long the club keeps what.
   * @remarks If one of the periods becomes shorter, nothing is deleted for seven days.
   */
  @Put()
  @Requires('retention.manage')
  @NotInDemo()
  setRetention(@Body() periods: RetentionPeriodsDto, @Me() me: Actor): Promise<RetentionDto> {
    return this.retention.set(periods, me);
  }
}
